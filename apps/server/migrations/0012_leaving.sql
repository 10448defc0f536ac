CREATE TABLE "unsubscribe_message" (
	"id" bigint PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"kind" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"emoticon" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"count_used" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "promotion_use_code_idx" ON "promotion_use" USING btree ("code_id");