CREATE TABLE "work_access" (
	"agent_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"visual_id" bigint,
	CONSTRAINT "work_access_task_id_pk" PRIMARY KEY("task_id")
);
--> statement-breakpoint
CREATE TABLE "agent_load" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"tasks" integer NOT NULL,
	CONSTRAINT "agent_load_minutes" CHECK (minutes >= 0 and tasks >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_complaint" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" bigint,
	"answer" text,
	"answer_message" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
CREATE TABLE "order_draft" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"configuration_id" bigint,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"brief" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_proposal" (
	"task_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"status" text NOT NULL,
	"agent_id" bigint,
	"hooks" jsonb NOT NULL,
	"agent_comment" text DEFAULT '' NOT NULL,
	"visual_comment" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_proposal_task_id_round_pk" PRIMARY KEY("task_id","round")
);
--> statement-breakpoint
CREATE TABLE "order_rating" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"rating" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" bigint
);
--> statement-breakpoint
CREATE TABLE "task_order" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "task_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"agent_id" bigint,
	"configuration_id" bigint,
	"names" jsonb NOT NULL,
	"kind" text NOT NULL,
	"parts" jsonb NOT NULL,
	"credits" integer NOT NULL,
	"minutes" integer NOT NULL,
	"minutes_left" integer NOT NULL,
	"brief" jsonb NOT NULL,
	"is_urgent" boolean NOT NULL,
	"state" text NOT NULL,
	"position" integer,
	"promised_at" timestamp (3) with time zone,
	"promise" jsonb,
	"is_running" boolean DEFAULT false NOT NULL,
	"paused_for" text,
	"returns" smallint DEFAULT 0 NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"ordered_by" bigint,
	"delivered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "task_order_position" CHECK ((state = 'queued') = (position is not null)),
	CONSTRAINT "task_order_minutes" CHECK (minutes_left >= 0)
);
--> statement-breakpoint
CREATE TABLE "work_interval" (
	"id" bigint PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "work_interval_order" CHECK (ended_at is null or ended_at >= started_at)
);
--> statement-breakpoint
ALTER TABLE "work_access" ADD CONSTRAINT "work_access_agent_id_person_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_access" ADD CONSTRAINT "work_access_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_load" ADD CONSTRAINT "agent_load_agent_id_person_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_complaint" ADD CONSTRAINT "order_complaint_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_complaint" ADD CONSTRAINT "order_complaint_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_complaint" ADD CONSTRAINT "order_complaint_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_configuration_id_task_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."task_configuration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposal" ADD CONSTRAINT "order_proposal_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposal" ADD CONSTRAINT "order_proposal_agent_id_person_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proposal" ADD CONSTRAINT "order_proposal_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rating" ADD CONSTRAINT "order_rating_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rating" ADD CONSTRAINT "order_rating_by_person_id_fk" FOREIGN KEY ("by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_order" ADD CONSTRAINT "task_order_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_order" ADD CONSTRAINT "task_order_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_order" ADD CONSTRAINT "task_order_agent_id_person_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_order" ADD CONSTRAINT "task_order_configuration_id_task_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."task_configuration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_order" ADD CONSTRAINT "task_order_ordered_by_person_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_interval" ADD CONSTRAINT "work_interval_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_interval" ADD CONSTRAINT "work_interval_agent_id_person_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_access_agent_idx" ON "work_access" USING btree ("agent_id","account_id");--> statement-breakpoint
CREATE INDEX "work_access_account_idx" ON "work_access" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_complaint_by_idx" ON "order_complaint" USING btree ("by");--> statement-breakpoint
CREATE INDEX "order_complaint_answered_idx" ON "order_complaint" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "order_draft_account_idx" ON "order_draft" USING btree ("account_id","changed_at");--> statement-breakpoint
CREATE INDEX "order_draft_configuration_idx" ON "order_draft" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "order_proposal_agent_idx" ON "order_proposal" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "order_proposal_by_idx" ON "order_proposal" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "order_rating_by_idx" ON "order_rating" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "task_order_number_key" ON "task_order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "task_order_queue_idx" ON "task_order" USING btree ("agent_id","position") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "task_order_agent_idx" ON "task_order" USING btree ("agent_id","state","delivered_at");--> statement-breakpoint
CREATE INDEX "task_order_account_idx" ON "task_order" USING btree ("account_id","ordered_at");--> statement-breakpoint
CREATE INDEX "task_order_configuration_idx" ON "task_order" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "task_order_by_idx" ON "task_order" USING btree ("ordered_by");--> statement-breakpoint
CREATE INDEX "work_interval_task_idx" ON "work_interval" USING btree ("task_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_interval_open_key" ON "work_interval" USING btree ("agent_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "work_interval_agent_idx" ON "work_interval" USING btree ("agent_id","started_at");