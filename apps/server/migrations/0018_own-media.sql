CREATE TABLE "rendition" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_media" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"place" integer NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"rights_by" bigint,
	"rights_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "shows" text DEFAULT 'design' NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "media_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "page_alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rendition" ADD CONSTRAINT "rendition_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rendition_account_idx" ON "rendition" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rendition_used_idx" ON "rendition" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "rendition_key_idx" ON "rendition" USING btree ("key");--> statement-breakpoint
CREATE INDEX "task_media_task_idx" ON "task_media" USING btree ("task_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "task_media_file_key" ON "task_media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "task_media_rights_idx" ON "task_media" USING btree ("rights_by");--> statement-breakpoint
CREATE INDEX "task_media_removed_idx" ON "task_media" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
UPDATE "task" SET "shows" = 'media' WHERE "format" = 'video';
