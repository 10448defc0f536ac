CREATE TABLE "attempt" (
	"id" bigint PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"page_id" bigint NOT NULL,
	"network" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"content" jsonb,
	"progress" jsonb,
	"sent_at" timestamp (3) with time zone,
	"finals" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"refreshed" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"url" text,
	"refusal" jsonb,
	"next_at" timestamp (3) with time zone,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"network" text NOT NULL,
	"identity" text NOT NULL,
	"name" text NOT NULL,
	"handle" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"tokens" text,
	"access_expires_at" timestamp (3) with time zone,
	"refresh_expires_at" timestamp (3) with time zone,
	"refreshing_until" timestamp (3) with time zone,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"connected_by" bigint,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_consent" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"network" text NOT NULL,
	"verifier" text NOT NULL,
	"back" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_page" (
	"id" bigint PRIMARY KEY NOT NULL,
	"network_account_id" bigint NOT NULL,
	"network" text NOT NULL,
	"page_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"handle" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"followers" integer,
	"unusable" text,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"tokens" text
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_event" ADD CONSTRAINT "attempt_event_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_account" ADD CONSTRAINT "network_account_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_account" ADD CONSTRAINT "network_account_connected_by_person_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_consent" ADD CONSTRAINT "network_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_consent" ADD CONSTRAINT "network_consent_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_page" ADD CONSTRAINT "network_page_network_account_id_network_account_id_fk" FOREIGN KEY ("network_account_id") REFERENCES "public"."network_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_key" ON "attempt" USING btree ("task_id","page_id");--> statement-breakpoint
CREATE INDEX "attempt_page_idx" ON "attempt" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "attempt_next_idx" ON "attempt" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_event_attempt_idx" ON "attempt_event" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "network_account_key" ON "network_account" USING btree ("account_id","network","identity");--> statement-breakpoint
CREATE INDEX "network_account_connected_by_idx" ON "network_account" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "network_consent_person_idx" ON "network_consent" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "network_consent_account_idx" ON "network_consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "network_consent_expires_idx" ON "network_consent" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "network_page_key" ON "network_page" USING btree ("network_account_id","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "network_page_chosen_key" ON "network_page" USING btree ("network","page_id") WHERE is_chosen;