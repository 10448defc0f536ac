CREATE TABLE "subject_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"wish" jsonb NOT NULL,
	"outcome" jsonb,
	"failure" jsonb,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subject_search" ADD CONSTRAINT "subject_search_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subject_search_public_id_key" ON "subject_search" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "subject_search_account_idx" ON "subject_search" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subject_search_created_idx" ON "subject_search" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subject_search_open_idx" ON "subject_search" USING btree ("created_at") WHERE ended_at is null;