CREATE TABLE "permission" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "permission_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "permission_group" (
	"id" bigint PRIMARY KEY NOT NULL,
	"section_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "permission_group_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "permission_section" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "permission_section_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" bigint PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"owner_id" bigint,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"email_validated_at" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"application_lang" text DEFAULT 'fr' NOT NULL,
	"languages" text[] DEFAULT '{fr}' NOT NULL,
	"country" text DEFAULT 'FR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Paris' NOT NULL,
	"role_id" bigint,
	"profile_image_id" text,
	"code" text,
	"free_subscription_until" date,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"registration_step" text DEFAULT 'done' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deletion_due_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "person_email_lower" CHECK ("person"."email" = lower("person"."email"))
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"key" text,
	"name" text NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role_id" bigint NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permission_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"impersonator_id" bigint,
	"account_id" bigint,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"person_id" bigint NOT NULL,
	"impersonator_id" bigint,
	"parent_hash" text,
	"remember" boolean NOT NULL,
	"strong" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_counter_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"bucket" text NOT NULL,
	"amount" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entry_amount" CHECK ("credit_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lot" (
	"account_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"bucket" text NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "credit_lot_account_id_lot_id_pk" PRIMARY KEY("account_id","lot_id"),
	CONSTRAINT "credit_lot_left" CHECK ("left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_network" (
	"person_id" bigint NOT NULL,
	"network" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"tone" text DEFAULT 'institutional' NOT NULL,
	"custom_tone" text DEFAULT '' NOT NULL,
	CONSTRAINT "ai_network_person_id_network_pk" PRIMARY KEY("person_id","network")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"editorial_line" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT 'institutional' NOT NULL,
	"custom_tone" text DEFAULT '' NOT NULL,
	"formality" text DEFAULT 'formality' NOT NULL,
	"emoticon_type" text DEFAULT 'institutional' NOT NULL,
	"pronoun" text DEFAULT 'firstPlural' NOT NULL,
	"language_register" text DEFAULT 'formal' NOT NULL,
	"writing_tones" text[] DEFAULT '{}' NOT NULL,
	"post_categories" text[] DEFAULT '{}' NOT NULL,
	"graphic_charter" text DEFAULT '' NOT NULL,
	"ai_enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_color" (
	"person_id" bigint NOT NULL,
	"index" text NOT NULL,
	"hex" text NOT NULL,
	CONSTRAINT "brand_color_person_id_index_pk" PRIMARY KEY("person_id","index")
);
--> statement-breakpoint
CREATE TABLE "brand_logo" (
	"person_id" bigint NOT NULL,
	"index" smallint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "brand_logo_person_id_index_pk" PRIMARY KEY("person_id","index")
);
--> statement-breakpoint
CREATE TABLE "content_source" (
	"id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "society" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"commercial_name" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"activity_sector_id" bigint,
	"trade" text DEFAULT '' NOT NULL,
	"workforce" text,
	"activity_type" text DEFAULT 'unknown' NOT NULL,
	"site_url" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'FR' NOT NULL,
	"siret" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"alert_email" text DEFAULT '' NOT NULL,
	"alert_phone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_sector" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"accept_proposal" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_sector_name" (
	"sector_id" bigint NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	CONSTRAINT "activity_sector_name_sector_id_lang_pk" PRIMARY KEY("sector_id","lang")
);
--> statement-breakpoint
CREATE TABLE "platform_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sector_proposal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"sector_id" bigint,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
CREATE TABLE "text_override" (
	"lang" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_override_lang_key_pk" PRIMARY KEY("lang","key")
);
--> statement-breakpoint
CREATE TABLE "authenticator_app" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" bigint NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"person_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_person_id_code_hash_pk" PRIMARY KEY("person_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" bigint,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_slowdown" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"purpose" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"sha256" text NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"variants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"weekday" smallint DEFAULT 1 NOT NULL,
	"minute" smallint DEFAULT 540 NOT NULL,
	"time_zone" text DEFAULT 'Europe/Paris' NOT NULL,
	"media" text[] DEFAULT '{email}' NOT NULL,
	"frequency" text DEFAULT 'weekly' NOT NULL,
	"types" text[] DEFAULT '{advice,eventReminders,news}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "non_working_day" (
	"id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_contract" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"start" date,
	"end" date,
	"weekly_minutes" integer DEFAULT 2100 NOT NULL,
	"nb_holidays" smallint DEFAULT 25 NOT NULL,
	"productivity_percent" smallint DEFAULT 100 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_span" (
	"person_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "working_span_person_id_weekday_start_minute_pk" PRIMARY KEY("person_id","weekday","start_minute")
);
--> statement-breakpoint
ALTER TABLE "permission" ADD CONSTRAINT "permission_group_id_permission_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group" ADD CONSTRAINT "permission_group_section_id_permission_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."permission_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonator_id_person_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_network" ADD CONSTRAINT "ai_network_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_color" ADD CONSTRAINT "brand_color_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_logo" ADD CONSTRAINT "brand_logo_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_logo" ADD CONSTRAINT "brand_logo_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_source" ADD CONSTRAINT "content_source_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "society" ADD CONSTRAINT "society_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "society" ADD CONSTRAINT "society_activity_sector_id_activity_sector_id_fk" FOREIGN KEY ("activity_sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_sector" ADD CONSTRAINT "activity_sector_parent_id_activity_sector_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_sector_name" ADD CONSTRAINT "activity_sector_name_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_proposal" ADD CONSTRAINT "sector_proposal_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_app" ADD CONSTRAINT "authenticator_app_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_working_day" ADD CONSTRAINT "non_working_day_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_contract" ADD CONSTRAINT "work_contract_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_span" ADD CONSTRAINT "working_span_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "permission_group_type_key" ON "permission" USING btree ("group_id","type");--> statement-breakpoint
CREATE INDEX "permission_group_section_idx" ON "permission_group" USING btree ("section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email_key" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "person_owner_idx" ON "person" USING btree ("owner_id","type");--> statement-breakpoint
CREATE INDEX "person_type_idx" ON "person" USING btree ("type","registered_at","id");--> statement-breakpoint
CREATE INDEX "person_deletion_idx" ON "person" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_key_key" ON "role" USING btree ("key") WHERE key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_key" ON "role" USING btree (coalesce(owner_id, 0),lower("name"));--> statement-breakpoint
CREATE INDEX "journal_account_idx" ON "journal_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "journal_actor_idx" ON "journal_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "journal_subject_idx" ON "journal_entry" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "session_person_idx" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_expiry_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_counter_expiry_idx" ON "rate_counter" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_idempotency_key" ON "credit_entry" USING btree ("account_id","idempotency_key","lot_id");--> statement-breakpoint
CREATE INDEX "credit_entry_account_idx" ON "credit_entry" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_source_key" ON "content_source" USING btree ("person_id","url");--> statement-breakpoint
CREATE INDEX "activity_sector_parent_idx" ON "activity_sector" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "activity_sector_name_search_idx" ON "activity_sector_name" USING btree ("lang",search_name text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sector_proposal_status_idx" ON "sector_proposal" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sector_proposal_waiting_key" ON "sector_proposal" USING btree ("person_id",lower("name")) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "mailed_link_person_idx" ON "mailed_link" USING btree ("person_id","kind");--> statement-breakpoint
CREATE INDEX "passkey_person_idx" ON "passkey" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_slowdown_last_idx" ON "sign_in_slowdown" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "stored_file_owner_idx" ON "stored_file" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "non_working_day_key" ON "non_working_day" USING btree ("person_id","date");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entry_append_only BEFORE UPDATE OR DELETE ON "credit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE ON "journal_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
