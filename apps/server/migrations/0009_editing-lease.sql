CREATE TABLE "editing_lease" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editing_lease_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "editing_lease" ADD CONSTRAINT "editing_lease_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editing_lease_person_idx" ON "editing_lease" USING btree ("person_id");