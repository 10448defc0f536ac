ALTER TABLE "subject" ADD COLUMN "ideas_month" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "subject" SET "ideas_month" = to_char("created_at" AT TIME ZONE coalesce((SELECT "time_zone" FROM "person" WHERE "person"."id" = "subject"."account_id"), 'Europe/Paris'), 'YYYY-MM') WHERE "origin" = 'planning';
