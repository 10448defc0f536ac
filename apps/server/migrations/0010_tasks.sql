CREATE TABLE "task" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"title" text NOT NULL,
	"format" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"status_before" text,
	"hooks" jsonb NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"visual_id" bigint,
	"visual_validated" integer,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "task_event_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person_id" bigint,
	"deed" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "purpose" text DEFAULT 'template' NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "is_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_visual_id_template_id_fk" FOREIGN KEY ("visual_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_event" ADD CONSTRAINT "task_event_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_event" ADD CONSTRAINT "task_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_public_id_key" ON "task" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "task_account_idx" ON "task" USING btree ("account_id","changed_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "task_removed_idx" ON "task" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "task_visual_key" ON "task" USING btree ("visual_id");--> statement-breakpoint
CREATE INDEX "task_event_task_idx" ON "task_event" USING btree ("task_id","place");--> statement-breakpoint
CREATE INDEX "task_event_person_idx" ON "task_event" USING btree ("person_id");