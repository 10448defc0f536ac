CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"network" text,
	"task_public_id" text,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "network_reconnection" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"network_account_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publication_hold" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"since" timestamp (3) with time zone NOT NULL,
	"held_by" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "account_id" bigint;--> statement-breakpoint
UPDATE "attempt" SET "account_id" = "task"."account_id" FROM "task" WHERE "task"."id" = "attempt"."task_id";--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "publish_wall" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "publish_zone" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "postponed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reconnection" ADD CONSTRAINT "network_reconnection_network_account_id_network_account_id_fk" FOREIGN KEY ("network_account_id") REFERENCES "public"."network_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hold" ADD CONSTRAINT "publication_hold_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hold" ADD CONSTRAINT "publication_hold_held_by_person_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_key" ON "notice" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "notice_open_idx" ON "notice" USING btree ("account_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "network_reconnection_account_idx" ON "network_reconnection" USING btree ("network_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_hold_account_key" ON "publication_hold" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_hold_all_key" ON "publication_hold" USING btree ((account_id is null)) WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "publication_hold_by_idx" ON "publication_hold" USING btree ("held_by");--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_account_idx" ON "attempt" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attempt_open_idx" ON "attempt" USING btree ("page_id") WHERE ended_at is null and started_at is not null;--> statement-breakpoint
CREATE INDEX "task_send_idx" ON "task" USING btree ("send_at") WHERE status = 'publicationWaiting';