CREATE TABLE "affiliation" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"code_id" bigint NOT NULL,
	"customer_percent" integer NOT NULL,
	"payment_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliation_code" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"agency_id" bigint NOT NULL,
	"agency_percent" integer NOT NULL,
	"customer_percent" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliation_code_agency" CHECK ("affiliation_code"."agency_percent" between 0 and 100),
	CONSTRAINT "affiliation_code_customer" CHECK ("affiliation_code"."customer_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "affiliation_code_id" bigint;--> statement-breakpoint
CREATE INDEX "affiliation_code_idx" ON "affiliation" USING btree ("code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliation_code_code_idx" ON "affiliation_code" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliation_code_agency_idx" ON "affiliation_code" USING btree ("agency_id");