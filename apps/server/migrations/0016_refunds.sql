ALTER TABLE "refund" ADD COLUMN "ends_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "done_at" timestamp (3) with time zone;