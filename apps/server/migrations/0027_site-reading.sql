CREATE TABLE "site_reading" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"url" text NOT NULL,
	"at" text DEFAULT '' NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"profile" jsonb,
	"facts" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "site_reading" ADD CONSTRAINT "site_reading_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_reading_public_id_key" ON "site_reading" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "site_reading_account_idx" ON "site_reading" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "site_reading_open_idx" ON "site_reading" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_reading_open_key" ON "site_reading" USING btree ("account_id") WHERE ended_at is null;