ALTER TABLE "order_proposal" ADD COLUMN "changed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "task_order" ADD COLUMN "returns_apart" smallint DEFAULT 0 NOT NULL;