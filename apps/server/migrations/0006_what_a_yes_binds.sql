ALTER TABLE "approval_item" ADD COLUMN "print" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "approved" jsonb;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "template" SET "is_hidden" = true FROM "task" WHERE "task"."visual_id" = "template"."id" AND "task"."is_hidden";
