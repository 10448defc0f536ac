CREATE TABLE "planning_robot" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"proposed_at" timestamp (3) with time zone,
	"proposed" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "planning_settings" ADD COLUMN "proposes_itself" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "planning_settings" ADD COLUMN "drafts_itself" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "planning_robot" ADD CONSTRAINT "planning_robot_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planning_robot_due_idx" ON "planning_robot" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "credit_hold_closed_idx" ON "credit_hold" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "planning_run_ended_idx" ON "planning_run" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "site_reading_ended_idx" ON "site_reading" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "subject_invitation_expires_idx" ON "subject_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "post_remake_ended_idx" ON "post_remake" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "lookup_created_idx" ON "lookup" USING btree ("created_at");