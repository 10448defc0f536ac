CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" bigint,
	CONSTRAINT "refund_cents" CHECK ("refund"."cents" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key_idx" ON "refund" USING btree ("payment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "refund_asked_idx" ON "refund" USING btree ("asked_at") WHERE state = 'asked';