CREATE TABLE "task_configuration" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"format" text,
	"credits" integer NOT NULL,
	"minutes" integer NOT NULL,
	"credits_per_network" integer DEFAULT 0 NOT NULL,
	"minutes_per_network" integer DEFAULT 0 NOT NULL,
	"emoticon" text DEFAULT '' NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "task_configuration_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_configuration_group" (
	"id" bigint PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"parent_id" bigint,
	"emoticon" text DEFAULT '' NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "task_configuration_group_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "holiday_request" (
	"id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"type" text NOT NULL,
	"begin" date NOT NULL,
	"end" date NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "task_configuration" ADD CONSTRAINT "task_configuration_group_id_task_configuration_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."task_configuration_group"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_configuration_group" ADD CONSTRAINT "task_configuration_group_parent_id_task_configuration_group_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."task_configuration_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_request" ADD CONSTRAINT "holiday_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_request" ADD CONSTRAINT "holiday_request_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_configuration_group_idx" ON "task_configuration" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "task_configuration_group_parent_idx" ON "task_configuration_group" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "holiday_request_person_idx" ON "holiday_request" USING btree ("person_id","begin");--> statement-breakpoint
CREATE INDEX "holiday_request_answered_by_idx" ON "holiday_request" USING btree ("answered_by");