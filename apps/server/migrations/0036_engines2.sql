ALTER TABLE "kept_picture" ADD COLUMN "generated_by" text;--> statement-breakpoint
ALTER TABLE "subject" ADD COLUMN "proposed_by" text;