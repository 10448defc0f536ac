CREATE TABLE "subject_invitation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"sent_to" bigint NOT NULL,
	"sent_by" bigint,
	"subject_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_sent_to_person_id_fk" FOREIGN KEY ("sent_to") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_sent_by_person_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subject_invitation_account_idx" ON "subject_invitation" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subject_invitation_sent_to_idx" ON "subject_invitation" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "subject_invitation_sent_by_idx" ON "subject_invitation" USING btree ("sent_by");