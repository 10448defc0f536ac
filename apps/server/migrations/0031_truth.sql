CREATE TABLE "post_remake" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"asked_by" bigint,
	"credits" integer NOT NULL,
	"task_version" integer NOT NULL,
	"design_version" integer,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" text,
	"question" text DEFAULT '' NOT NULL,
	"look" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"version_after" integer,
	"design_after" integer,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_look" (
	"account_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_look_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "post_ground" (
	"task_id" bigint NOT NULL,
	"fact_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"date" text,
	"time" text,
	"until" text,
	"sentences" text[] DEFAULT '{}' NOT NULL,
	"picture_words" text[] DEFAULT '{}' NOT NULL,
	"still_true_at" timestamp (3) with time zone,
	"still_true_by" bigint,
	CONSTRAINT "post_ground_task_id_fact_id_pk" PRIMARY KEY("task_id","fact_id")
);
--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_look" ADD CONSTRAINT "link_look_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_still_true_by_person_id_fk" FOREIGN KEY ("still_true_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_remake_public_id_key" ON "post_remake" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "post_remake_task_idx" ON "post_remake" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "post_remake_account_idx" ON "post_remake" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_remake_asked_by_idx" ON "post_remake" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "post_remake_due_idx" ON "post_remake" USING btree ("next_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_remake_open_key" ON "post_remake" USING btree ("task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "link_look_at_idx" ON "link_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "post_ground_fact_idx" ON "post_ground" USING btree ("account_id","fact_id");--> statement-breakpoint
CREATE INDEX "post_ground_by_idx" ON "post_ground" USING btree ("still_true_by");