CREATE TABLE "kept_picture" (
	"file_id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"credit" jsonb,
	"stock_key" text,
	"rights_by" bigint,
	"rights_at" timestamp (3) with time zone,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_picture_list_idx" ON "kept_picture" USING btree ("owner_id","place","added_at");--> statement-breakpoint
CREATE INDEX "kept_picture_rights_idx" ON "kept_picture" USING btree ("rights_by");--> statement-breakpoint
CREATE INDEX "kept_picture_removed_idx" ON "kept_picture" USING btree ("file_id") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_picture_stock_key" ON "kept_picture" USING btree (coalesce("owner_id", 0),"place","stock_key") WHERE stock_key is not null;