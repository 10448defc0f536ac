CREATE TABLE "planning_start" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"subject_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planning_start" ADD CONSTRAINT "planning_start_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;