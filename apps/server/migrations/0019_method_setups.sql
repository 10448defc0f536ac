CREATE TABLE "method_setup" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"idempotency_key" text NOT NULL,
	"asked" jsonb,
	"means" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_preferred" boolean NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"url" text,
	"method_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"ended_at" timestamp (3) with time zone,
	"read_again_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "method_setup_key_idx" ON "method_setup" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "method_setup_reference_idx" ON "method_setup" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "method_setup_read_again_idx" ON "method_setup" USING btree ("read_again_at") WHERE read_again_at is not null;--> statement-breakpoint
CREATE INDEX "method_setup_ended_idx" ON "method_setup" USING btree ("ended_at") WHERE ended_at is not null;