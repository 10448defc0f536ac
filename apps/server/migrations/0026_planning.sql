CREATE TABLE "ai_audience" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"network" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_thematic" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"network" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafted_words" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"subject_id" bigint,
	"engine" text NOT NULL,
	"common" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"forms" text[] DEFAULT '{}' NOT NULL,
	"facts" text[] DEFAULT '{}' NOT NULL,
	"template_id" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fact" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_run" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"asked_by" bigint,
	"steps" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "planning_settings" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"posts_per_week" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"times" text[] NOT NULL,
	"objectives" text[] NOT NULL,
	"is_one_for_each" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_step" (
	"id" bigint PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"failure" text,
	"question" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thematic_id" bigint,
	"audience_id" bigint,
	"networks" text[] NOT NULL,
	"objective" text NOT NULL,
	"format" text NOT NULL,
	"theme" text NOT NULL,
	"tone" text,
	"template_id" bigint,
	"facts" text[] DEFAULT '{}' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"publish_wall" text,
	"publish_zone" text,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"task_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_audience" ADD CONSTRAINT "ai_audience_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_thematic" ADD CONSTRAINT "ai_thematic_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_run" ADD CONSTRAINT "planning_run_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_run" ADD CONSTRAINT "planning_run_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_settings" ADD CONSTRAINT "planning_settings_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_run_id_planning_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."planning_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_thematic_id_ai_thematic_id_fk" FOREIGN KEY ("thematic_id") REFERENCES "public"."ai_thematic"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_audience_id_ai_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."ai_audience"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_audience_account_idx" ON "ai_audience" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ai_thematic_account_idx" ON "ai_thematic" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "drafted_words_account_idx" ON "drafted_words" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "drafted_words_subject_idx" ON "drafted_words" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "drafted_words_template_idx" ON "drafted_words" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finding_key" ON "finding" USING btree ("account_id","hash");--> statement-breakpoint
CREATE INDEX "finding_account_idx" ON "finding" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_run_public_id_key" ON "planning_run" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "planning_run_account_idx" ON "planning_run" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "planning_run_asked_by_idx" ON "planning_run" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "planning_step_due_idx" ON "planning_step" USING btree ("place","next_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_open_idx" ON "planning_step" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_run_idx" ON "planning_step" USING btree ("run_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_step_subject_key" ON "planning_step" USING btree ("subject_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_subject_idx" ON "planning_step" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_public_id_key" ON "subject" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "subject_account_idx" ON "subject" USING btree ("account_id","status","publish_at","id");--> statement-breakpoint
CREATE INDEX "subject_task_idx" ON "subject" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "subject_thematic_idx" ON "subject" USING btree ("thematic_id");--> statement-breakpoint
CREATE INDEX "subject_audience_idx" ON "subject" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "subject_template_idx" ON "subject" USING btree ("template_id");