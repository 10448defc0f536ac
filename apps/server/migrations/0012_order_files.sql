CREATE TABLE "task_attachment" (
	"file_id" text PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"rights_by" bigint
);
--> statement-breakpoint
ALTER TABLE "task_attachment" ADD CONSTRAINT "task_attachment_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_attachment" ADD CONSTRAINT "task_attachment_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_attachment" ADD CONSTRAINT "task_attachment_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_attachment_task_idx" ON "task_attachment" USING btree ("task_id","added_at");--> statement-breakpoint
CREATE INDEX "task_attachment_rights_idx" ON "task_attachment" USING btree ("rights_by");