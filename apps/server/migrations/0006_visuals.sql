CREATE TABLE "design_state" (
	"id" bigint PRIMARY KEY NOT NULL,
	"template_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person_id" bigint,
	"is_autosave" boolean DEFAULT false NOT NULL,
	"design_version" integer NOT NULL,
	"design" jsonb NOT NULL,
	"pages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipped_visual" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"name_fr" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"thematics" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_default_suggestion" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"theme_id" bigint,
	"design" jsonb NOT NULL,
	"pages" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"design_version" integer DEFAULT 1 NOT NULL,
	"shipped_key" text,
	"shipped_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visual_theme" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"name_fr" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shipped_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_state" ADD CONSTRAINT "design_state_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_state" ADD CONSTRAINT "design_state_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_theme_id_visual_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."visual_theme"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_theme" ADD CONSTRAINT "visual_theme_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "design_state_key" ON "design_state" USING btree ("template_id","design_version");--> statement-breakpoint
CREATE INDEX "design_state_person_idx" ON "design_state" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "template_owner_idx" ON "template" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "template_theme_idx" ON "template" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_default_key" ON "template" USING btree (coalesce("owner_id", 0),"type","format") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "template_default_suggestion_key" ON "template" USING btree (coalesce("owner_id", 0),"type","format") WHERE is_default_suggestion;--> statement-breakpoint
CREATE INDEX "visual_theme_owner_idx" ON "visual_theme" USING btree ("owner_id","position");