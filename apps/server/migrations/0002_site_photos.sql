CREATE TABLE "site_photo" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"url" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"page" jsonb NOT NULL,
	"place" smallint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"picture_id" text,
	"rights_by" bigint,
	"rights_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "kept_picture" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD COLUMN "found_on" jsonb;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD COLUMN "likeness" text;--> statement-breakpoint
ALTER TABLE "site_photo" ADD CONSTRAINT "site_photo_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_photo" ADD CONSTRAINT "site_photo_picture_id_stored_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_photo" ADD CONSTRAINT "site_photo_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_photo_url_key" ON "site_photo" USING btree ("account_id","url");--> statement-breakpoint
CREATE INDEX "site_photo_due_idx" ON "site_photo" USING btree ("place","next_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "site_photo_picture_idx" ON "site_photo" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "site_photo_rights_idx" ON "site_photo" USING btree ("rights_by");