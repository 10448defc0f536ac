CREATE TABLE "lookup" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"found" jsonb,
	"failure" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "source_item" (
	"id" bigint PRIMARY KEY NOT NULL,
	"source_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"image" text NOT NULL,
	"date" date,
	"price" jsonb,
	"facts" jsonb NOT NULL,
	"place" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_state" (
	"source_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"mapping" jsonb,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"items" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "subject" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "lookup" ADD CONSTRAINT "lookup_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_item" ADD CONSTRAINT "source_item_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_item" ADD CONSTRAINT "source_item_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_state" ADD CONSTRAINT "source_state_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_state" ADD CONSTRAINT "source_state_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lookup_public_id_key" ON "lookup" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "lookup_account_idx" ON "lookup" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "lookup_open_idx" ON "lookup" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "source_item_key" ON "source_item" USING btree ("source_id","key");--> statement-breakpoint
CREATE INDEX "source_item_account_idx" ON "source_item" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "source_state_due_idx" ON "source_state" USING btree ("next_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "source_state_account_idx" ON "source_state" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_picture_id_stored_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_source_idx" ON "finding" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "subject_picture_idx" ON "subject" USING btree ("picture_id");--> statement-breakpoint
INSERT INTO "source_state" ("source_id", "account_id", "next_at") SELECT "id", "person_id", now() FROM "content_source";
