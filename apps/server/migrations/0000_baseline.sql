-- Letters without accents, and signs that would glue words together (addresses, paths, hyphenated names) as spaces.
CREATE FUNCTION search_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.lower(pg_catalog.translate($1, 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝŸýÿß@._-+/&,;:()''’"', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyyys               ')) $$;
--> statement-breakpoint
CREATE FUNCTION search_words(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.to_tsvector('pg_catalog.simple', public.search_letters($1)) $$;
--> statement-breakpoint
-- Words of one business: each has it before it, so that an index finds those of one without meeting anybody else's.
CREATE FUNCTION search_own_words(owner bigint, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.array_to_tsvector(ARRAY(SELECT $1 || ' ' || pg_catalog.left(lexeme, 400) FROM pg_catalog.unnest(public.search_words($2)))) $$;
--> statement-breakpoint
CREATE FUNCTION search_own_asked(owner bigint, words text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.string_agg(pg_catalog.quote_literal($1 || ' ' || pg_catalog.left(lexeme, 400)) || ':*', ' & ')::pg_catalog.tsquery FROM pg_catalog.unnest(public.search_words($2)) $$;
--> statement-breakpoint
-- What a post says anywhere: its title, what goes everywhere, and what goes to one of its networks alone. What one says in all is far less; no more than this many letters are looked at, so that no post is too long to be kept (a tsvector holds a megabyte, and a letter takes eleven bytes of it at most).
CREATE FUNCTION search_post_words(owner bigint, title text, hooks jsonb, networks text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT public.search_own_words($1, pg_catalog.left($2 || ' ' || coalesce($3 ->> 'common', '') || coalesce((
  SELECT pg_catalog.string_agg(' ' || own.value, '' ORDER BY own.key)
  FROM pg_catalog.jsonb_each_text(CASE WHEN pg_catalog.jsonb_typeof($3 -> 'own') = 'object' THEN $3 -> 'own' END) AS own
  WHERE own.key = ANY ($4)), ''), 90000)) $$;
--> statement-breakpoint
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
	"wanted_email" text,
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
CREATE TABLE "rate_counter" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_counter_key_window_start_pk" PRIMARY KEY("key","window_start")
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
CREATE TABLE "credit_hold" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"credits" integer NOT NULL,
	"free_month" text,
	"together" text,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "credit_hold_account_id_key_pk" PRIMARY KEY("account_id","key"),
	CONSTRAINT "credit_hold_credits" CHECK ("credit_hold"."credits" >= 0)
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
CREATE TABLE "credit_applied_key" (
	"account_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_applied_key_account_id_idempotency_key_pk" PRIMARY KEY("account_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "boost" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"task_id" bigint,
	"delivery_id" bigint,
	"page_id" bigint NOT NULL,
	"network" text NOT NULL,
	"input" jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb,
	"sent_at" timestamp (3) with time zone,
	"finals" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"refreshed" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"refusal" jsonb,
	"next_at" timestamp (3) with time zone,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"stop_wanted_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"status" text,
	"why" text,
	"figures" jsonb,
	"figures_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
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
	"title_family" text,
	"text_family" text,
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
	"alert_phone" text DEFAULT '' NOT NULL,
	"suggested_sources" jsonb DEFAULT '[]'::jsonb NOT NULL
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
CREATE TABLE "editing_lease" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editing_lease_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "engine_call" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"use" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_key" (
	"engine" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_month" (
	"month" text NOT NULL,
	"account_id" bigint NOT NULL,
	"use" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"answered" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"pictures" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "engine_month_month_account_id_use_engine_model_pk" PRIMARY KEY("month","account_id","use","engine","model")
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
CREATE TABLE "kept_picture" (
	"file_id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"credit" jsonb,
	"stock_key" text,
	"generated_by" text,
	"rights_by" bigint,
	"rights_at" timestamp (3) with time zone,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
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
	"film" jsonb,
	"original_name" text DEFAULT '' NOT NULL,
	"variants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "key_date_conversion" (
	"account_id" bigint NOT NULL,
	"day_key" text NOT NULL,
	"year" smallint NOT NULL,
	"subject_id" bigint,
	"converted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_date_conversion_account_id_day_key_year_pk" PRIMARY KEY("account_id","day_key","year")
);
--> statement-breakpoint
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
	"facts" text[] DEFAULT '{}' NOT NULL,
	"rules" integer DEFAULT 0 NOT NULL,
	"template_id" bigint,
	"picture_missing" text,
	"words_missing" text,
	"shown" text[] DEFAULT '{}' NOT NULL,
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
	"source_id" bigint,
	"source_key" text,
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
	"is_alone" boolean DEFAULT false NOT NULL,
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
	"proposes_itself" boolean DEFAULT true NOT NULL,
	"drafts_itself" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "site_reading" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"url" text NOT NULL,
	"replaces" boolean DEFAULT false NOT NULL,
	"at" text DEFAULT '' NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"profile" jsonb,
	"facts" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
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
	"own_facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shows_logo" boolean,
	"picture_id" text,
	"publish_at" timestamp (3) with time zone,
	"publish_local" text,
	"publish_zone" text,
	"origin" text NOT NULL,
	"ideas_month" text DEFAULT '' NOT NULL,
	"proposed_by" text,
	"status" text NOT NULL,
	"task_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_invitation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"sent_to" bigint NOT NULL,
	"sent_by" bigint,
	"subject_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered" jsonb
);
--> statement-breakpoint
CREATE TABLE "writing_rule" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text NOT NULL,
	"shown_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "planning_robot" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"proposed_at" timestamp (3) with time zone,
	"proposed" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subject_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" jsonb,
	"failure" jsonb,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"page_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
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
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"readiness" jsonb,
	"readiness_at" timestamp (3) with time zone,
	"figures" jsonb,
	"figures_at" timestamp (3) with time zone,
	"figures_next_at" timestamp (3) with time zone,
	"comment" jsonb,
	"comment_next_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"round" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
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
	"link_hash" text,
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
	"tokens" text,
	"figures_next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "page_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"raw" jsonb,
	"kept_as" text DEFAULT 'every' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"raw" jsonb,
	"kept_as" text DEFAULT 'every' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_reconnection" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"network_account_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rendition" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookup" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"found" jsonb,
	"failure" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "source_item" (
	"id" bigint PRIMARY KEY NOT NULL,
	"source_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"image" text NOT NULL,
	"date" date,
	"price" jsonb,
	"facts" jsonb NOT NULL,
	"place" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_state" (
	"source_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"mapping" jsonb,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"items" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "publication_hold" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"since" timestamp (3) with time zone NOT NULL,
	"held_by" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
	"first_comment" text DEFAULT '' NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"visual_id" bigint,
	"shows" text DEFAULT 'design' NOT NULL,
	"visual_validated" integer,
	"media_version" integer DEFAULT 1 NOT NULL,
	"page_alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"publish_local" text,
	"publish_zone" text,
	"send_at" timestamp (3) with time zone,
	"postponed" integer DEFAULT 0 NOT NULL,
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
	"transition" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_media" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"place" integer NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"rights_by" bigint,
	"rights_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"purpose" text DEFAULT 'template' NOT NULL,
	"is_frozen" boolean DEFAULT false NOT NULL,
	"samples" text[] DEFAULT '{}' NOT NULL,
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
ALTER TABLE "task" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_post_words("account_id", "title", "hooks", "networks")) STORED;
--> statement-breakpoint
ALTER TABLE "permission" ADD CONSTRAINT "permission_group_id_permission_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group" ADD CONSTRAINT "permission_group_section_id_permission_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."permission_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonator_id_person_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "editing_lease" ADD CONSTRAINT "editing_lease_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_app" ADD CONSTRAINT "authenticator_app_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_picture" ADD CONSTRAINT "kept_picture_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_date_conversion" ADD CONSTRAINT "key_date_conversion_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_date_conversion" ADD CONSTRAINT "key_date_conversion_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_audience" ADD CONSTRAINT "ai_audience_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_thematic" ADD CONSTRAINT "ai_thematic_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafted_words" ADD CONSTRAINT "drafted_words_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_run" ADD CONSTRAINT "planning_run_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_run" ADD CONSTRAINT "planning_run_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_settings" ADD CONSTRAINT "planning_settings_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_run_id_planning_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."planning_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_step" ADD CONSTRAINT "planning_step_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_reading" ADD CONSTRAINT "site_reading_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_thematic_id_ai_thematic_id_fk" FOREIGN KEY ("thematic_id") REFERENCES "public"."ai_thematic"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_audience_id_ai_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."ai_audience"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_picture_id_stored_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_sent_to_person_id_fk" FOREIGN KEY ("sent_to") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_invitation" ADD CONSTRAINT "subject_invitation_sent_by_person_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_rule" ADD CONSTRAINT "writing_rule_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_rule" ADD CONSTRAINT "writing_rule_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_remake" ADD CONSTRAINT "post_remake_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_robot" ADD CONSTRAINT "planning_robot_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_search" ADD CONSTRAINT "subject_search_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_log" ADD CONSTRAINT "delivery_log_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_account" ADD CONSTRAINT "network_account_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_account" ADD CONSTRAINT "network_account_connected_by_person_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_consent" ADD CONSTRAINT "network_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_consent" ADD CONSTRAINT "network_consent_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_page" ADD CONSTRAINT "network_page_network_account_id_network_account_id_fk" FOREIGN KEY ("network_account_id") REFERENCES "public"."network_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_figure" ADD CONSTRAINT "page_figure_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_figure" ADD CONSTRAINT "post_figure_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_reconnection" ADD CONSTRAINT "network_reconnection_network_account_id_network_account_id_fk" FOREIGN KEY ("network_account_id") REFERENCES "public"."network_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendition" ADD CONSTRAINT "rendition_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookup" ADD CONSTRAINT "lookup_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_item" ADD CONSTRAINT "source_item_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_item" ADD CONSTRAINT "source_item_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_state" ADD CONSTRAINT "source_state_source_id_content_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."content_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_state" ADD CONSTRAINT "source_state_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_look" ADD CONSTRAINT "link_look_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_ground" ADD CONSTRAINT "post_ground_still_true_by_person_id_fk" FOREIGN KEY ("still_true_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hold" ADD CONSTRAINT "publication_hold_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hold" ADD CONSTRAINT "publication_hold_held_by_person_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_visual_id_template_id_fk" FOREIGN KEY ("visual_id") REFERENCES "public"."template"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_event" ADD CONSTRAINT "task_event_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_event" ADD CONSTRAINT "task_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_media" ADD CONSTRAINT "task_media_rights_by_person_id_fk" FOREIGN KEY ("rights_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_state" ADD CONSTRAINT "design_state_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_state" ADD CONSTRAINT "design_state_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_theme_id_visual_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."visual_theme"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_theme" ADD CONSTRAINT "visual_theme_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_working_day" ADD CONSTRAINT "non_working_day_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_contract" ADD CONSTRAINT "work_contract_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_span" ADD CONSTRAINT "working_span_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "permission_group_type_key" ON "permission" USING btree ("group_id","type");--> statement-breakpoint
CREATE INDEX "permission_group_section_idx" ON "permission_group" USING btree ("section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email_key" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "person_owner_idx" ON "person" USING btree ("owner_id","type");--> statement-breakpoint
CREATE INDEX "person_type_idx" ON "person" USING btree ("type","registered_at","id");--> statement-breakpoint
CREATE INDEX "person_name_idx" ON "person" USING btree ("type",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "person_waiting_idx" ON "person" USING btree ("state","type") WHERE state in ('pending', 'awaitingAcceptance');--> statement-breakpoint
CREATE INDEX "person_role_idx" ON "person" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_code_key" ON "person" USING btree ("code");--> statement-breakpoint
CREATE INDEX "person_search_idx" ON "person" USING gin (search_words("first_name" || ' ' || "last_name" || ' ' || coalesce("wanted_email", "email") || ' ' || coalesce("code", '')));--> statement-breakpoint
CREATE INDEX "person_deletion_idx" ON "person" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_key_key" ON "role" USING btree ("key") WHERE key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_key" ON "role" USING btree (coalesce(owner_id, 0),lower("name"));--> statement-breakpoint
CREATE INDEX "role_permission_permission_idx" ON "role_permission" USING btree ("permission");--> statement-breakpoint
CREATE INDEX "rate_counter_expiry_idx" ON "rate_counter" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "journal_at_idx" ON "journal_entry" USING brin ("at");--> statement-breakpoint
CREATE INDEX "journal_account_idx" ON "journal_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "journal_actor_idx" ON "journal_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "journal_impersonator_idx" ON "journal_entry" USING btree ("impersonator_id","id");--> statement-breakpoint
CREATE INDEX "journal_subject_idx" ON "journal_entry" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "session_person_idx" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_impersonator_idx" ON "session" USING btree ("impersonator_id");--> statement-breakpoint
CREATE INDEX "session_parent_idx" ON "session" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "session_expiry_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_idempotency_key" ON "credit_entry" USING btree ("account_id","idempotency_key","lot_id");--> statement-breakpoint
CREATE INDEX "credit_entry_account_idx" ON "credit_entry" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_hold_free_idx" ON "credit_hold" USING btree ("account_id","free_month") WHERE free_month is not null and state <> 'released';--> statement-breakpoint
CREATE INDEX "credit_hold_together_idx" ON "credit_hold" USING btree ("account_id","together") WHERE credits > 0 and state <> 'released';--> statement-breakpoint
CREATE INDEX "credit_hold_closed_idx" ON "credit_hold" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "boost_live_key" ON "boost" USING btree ("delivery_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "boost_account_idx" ON "boost" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "boost_task_idx" ON "boost" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "boost_delivery_idx" ON "boost" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "boost_page_idx" ON "boost" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "boost_created_by_idx" ON "boost" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "boost_next_idx" ON "boost" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_source_key" ON "content_source" USING btree ("person_id","url");--> statement-breakpoint
CREATE INDEX "society_search_idx" ON "society" USING gin (search_words("name" || ' ' || "commercial_name"));--> statement-breakpoint
CREATE INDEX "activity_sector_parent_idx" ON "activity_sector" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "activity_sector_name_search_idx" ON "activity_sector_name" USING btree ("lang",search_name text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sector_proposal_status_idx" ON "sector_proposal" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sector_proposal_waiting_key" ON "sector_proposal" USING btree ("person_id",lower("name")) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "editing_lease_person_idx" ON "editing_lease" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "engine_call_account_idx" ON "engine_call" USING btree ("account_id","at") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "engine_call_at_idx" ON "engine_call" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "mailed_link_person_idx" ON "mailed_link" USING btree ("person_id","kind");--> statement-breakpoint
CREATE INDEX "passkey_person_idx" ON "passkey" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_slowdown_last_idx" ON "sign_in_slowdown" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "kept_picture_list_idx" ON "kept_picture" USING btree ("owner_id","place","added_at");--> statement-breakpoint
CREATE INDEX "kept_picture_rights_idx" ON "kept_picture" USING btree ("rights_by");--> statement-breakpoint
CREATE INDEX "kept_picture_removed_idx" ON "kept_picture" USING btree ("file_id") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_picture_stock_key" ON "kept_picture" USING btree (coalesce("owner_id", 0),"place","stock_key") WHERE stock_key is not null;--> statement-breakpoint
CREATE INDEX "stored_file_owner_idx" ON "stored_file" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_key" ON "notice" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notice_open_idx" ON "notice" USING btree ("account_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "notice_closed_idx" ON "notice" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "key_date_conversion_subject_idx" ON "key_date_conversion" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ai_audience_account_idx" ON "ai_audience" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ai_thematic_account_idx" ON "ai_thematic" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "drafted_words_account_idx" ON "drafted_words" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "drafted_words_subject_idx" ON "drafted_words" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "drafted_words_template_idx" ON "drafted_words" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finding_key" ON "finding" USING btree ("account_id","hash");--> statement-breakpoint
CREATE INDEX "finding_account_idx" ON "finding" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "finding_source_idx" ON "finding" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_run_public_id_key" ON "planning_run" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "planning_run_account_idx" ON "planning_run" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "planning_run_asked_by_idx" ON "planning_run" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "planning_run_ended_idx" ON "planning_run" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "planning_step_due_idx" ON "planning_step" USING btree ("place","next_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_open_idx" ON "planning_step" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_run_idx" ON "planning_step" USING btree ("run_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_step_subject_key" ON "planning_step" USING btree ("subject_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_step_subject_idx" ON "planning_step" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_reading_public_id_key" ON "site_reading" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "site_reading_account_idx" ON "site_reading" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "site_reading_ended_idx" ON "site_reading" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "site_reading_open_idx" ON "site_reading" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_reading_open_key" ON "site_reading" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subject_public_id_key" ON "subject" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "subject_account_idx" ON "subject" USING btree ("account_id","status","publish_at","id");--> statement-breakpoint
CREATE INDEX "subject_accepted_idx" ON "subject" USING btree ("account_id","publish_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "subject_task_idx" ON "subject" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "subject_thematic_idx" ON "subject" USING btree ("thematic_id");--> statement-breakpoint
CREATE INDEX "subject_audience_idx" ON "subject" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "subject_template_idx" ON "subject" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "subject_picture_idx" ON "subject" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "subject_invitation_account_idx" ON "subject_invitation" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subject_invitation_sent_to_idx" ON "subject_invitation" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "subject_invitation_sent_by_idx" ON "subject_invitation" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "subject_invitation_expires_idx" ON "subject_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "writing_rule_key" ON "writing_rule" USING btree ("account_id","hash") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "writing_rule_account_idx" ON "writing_rule" USING btree ("account_id","since");--> statement-breakpoint
CREATE INDEX "writing_rule_until_idx" ON "writing_rule" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "writing_rule_decided_by_idx" ON "writing_rule" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "post_remake_public_id_key" ON "post_remake" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "post_remake_task_idx" ON "post_remake" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "post_remake_account_idx" ON "post_remake" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_remake_asked_by_idx" ON "post_remake" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "post_remake_due_idx" ON "post_remake" USING btree ("next_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "post_remake_ended_idx" ON "post_remake" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "post_remake_before_idx" ON "post_remake" USING btree ("ended_at") WHERE before is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_remake_open_key" ON "post_remake" USING btree ("task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "planning_robot_due_idx" ON "planning_robot" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_search_public_id_key" ON "subject_search" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "subject_search_account_idx" ON "subject_search" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subject_search_created_idx" ON "subject_search" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subject_search_open_idx" ON "subject_search" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_key" ON "delivery" USING btree ("task_id","page_id");--> statement-breakpoint
CREATE INDEX "delivery_page_idx" ON "delivery" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_there_key" ON "delivery" USING btree ("page_id","external_id") WHERE state = 'confirmed' and external_id is not null;--> statement-breakpoint
CREATE INDEX "delivery_account_idx" ON "delivery" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "delivery_person_idx" ON "delivery" USING btree ("account_id","task_id") WHERE state in ('asked', 'held', 'rejected');--> statement-breakpoint
CREATE INDEX "delivery_due_idx" ON "delivery" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_figures_idx" ON "delivery" USING btree ("figures_next_at") WHERE figures_next_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_comment_idx" ON "delivery" USING btree ("comment_next_at") WHERE comment_next_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_open_idx" ON "delivery" USING btree ("page_id","next_at") WHERE ended_at is null and started_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_next_idx" ON "delivery" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_log_delivery_idx" ON "delivery_log" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "delivery_log_passing_idx" ON "delivery_log" USING btree ("at","id") WHERE state not in ('confirmed', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "network_account_key" ON "network_account" USING btree ("account_id","network","identity");--> statement-breakpoint
CREATE INDEX "network_account_connected_by_idx" ON "network_account" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "network_consent_person_idx" ON "network_consent" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "network_consent_account_idx" ON "network_consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "network_consent_expires_idx" ON "network_consent" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "network_page_figures_idx" ON "network_page" USING btree ("figures_next_at") WHERE is_chosen;--> statement-breakpoint
CREATE UNIQUE INDEX "network_page_key" ON "network_page" USING btree ("network_account_id","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "network_page_chosen_key" ON "network_page" USING btree ("network","page_id") WHERE is_chosen;--> statement-breakpoint
CREATE INDEX "page_figure_page_idx" ON "page_figure" USING btree ("page_id","at");--> statement-breakpoint
CREATE INDEX "page_figure_every_idx" ON "page_figure" USING btree ("at","id") WHERE kept_as = 'every';--> statement-breakpoint
CREATE INDEX "page_figure_daily_idx" ON "page_figure" USING btree ("at","id") WHERE kept_as = 'daily';--> statement-breakpoint
CREATE INDEX "post_figure_delivery_idx" ON "post_figure" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "post_figure_every_idx" ON "post_figure" USING btree ("at","id") WHERE kept_as = 'every';--> statement-breakpoint
CREATE INDEX "post_figure_daily_idx" ON "post_figure" USING btree ("at","id") WHERE kept_as = 'daily';--> statement-breakpoint
CREATE INDEX "network_reconnection_account_idx" ON "network_reconnection" USING btree ("network_account_id");--> statement-breakpoint
CREATE INDEX "rendition_account_idx" ON "rendition" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rendition_used_idx" ON "rendition" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "rendition_key_idx" ON "rendition" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "lookup_public_id_key" ON "lookup" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "lookup_account_idx" ON "lookup" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "lookup_created_idx" ON "lookup" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lookup_open_idx" ON "lookup" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "source_item_key" ON "source_item" USING btree ("source_id","key");--> statement-breakpoint
CREATE INDEX "source_item_account_idx" ON "source_item" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "source_state_due_idx" ON "source_state" USING btree ("next_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "source_state_account_idx" ON "source_state" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "link_look_at_idx" ON "link_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "post_ground_fact_idx" ON "post_ground" USING btree ("account_id","fact_id");--> statement-breakpoint
CREATE INDEX "post_ground_by_idx" ON "post_ground" USING btree ("still_true_by");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_hold_account_key" ON "publication_hold" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_hold_all_key" ON "publication_hold" USING btree ((account_id is null)) WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "publication_hold_by_idx" ON "publication_hold" USING btree ("held_by");--> statement-breakpoint
CREATE UNIQUE INDEX "task_public_id_key" ON "task" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "task_display_group_idx" ON "task" USING btree ("account_id",(case when status in ('publicationWaiting', 'publishing') then 0 when status in ('published', 'publicationCanceled') then 2 else 1 end),(case when status in ('publicationWaiting', 'publishing') then publish_at end),(case when status in ('publicationWaiting', 'publishing') then null when status in ('published', 'publicationCanceled') then coalesce(publish_at, changed_at) else changed_at end) desc,id desc) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "task_publish_idx" ON "task" USING btree ("account_id","publish_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "task_words_idx" ON "task" USING gin (words);--> statement-breakpoint
CREATE INDEX "task_removed_idx" ON "task" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "task_send_idx" ON "task" USING btree ("send_at") WHERE status = 'publicationWaiting';--> statement-breakpoint
CREATE UNIQUE INDEX "task_visual_key" ON "task" USING btree ("visual_id");--> statement-breakpoint
CREATE INDEX "task_event_task_idx" ON "task_event" USING btree ("task_id","place");--> statement-breakpoint
CREATE INDEX "task_event_person_idx" ON "task_event" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "task_media_task_idx" ON "task_media" USING btree ("task_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "task_media_file_key" ON "task_media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "task_media_rights_idx" ON "task_media" USING btree ("rights_by");--> statement-breakpoint
CREATE INDEX "task_media_removed_idx" ON "task_media" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "design_state_key" ON "design_state" USING btree ("template_id","design_version");--> statement-breakpoint
CREATE INDEX "design_state_person_idx" ON "design_state" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "template_owner_idx" ON "template" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "template_theme_idx" ON "template" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_default_key" ON "template" USING btree (coalesce("owner_id", 0),"type","format") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "template_default_suggestion_key" ON "template" USING btree (coalesce("owner_id", 0),"type","format") WHERE is_default_suggestion;--> statement-breakpoint
CREATE INDEX "visual_theme_owner_idx" ON "visual_theme" USING btree ("owner_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "non_working_day_key" ON "non_working_day" USING btree ("person_id","date");
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entry_append_only BEFORE UPDATE OR DELETE ON "credit_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The journal stays append-only, but for what the privacy policy promises: lines go once they are old (the program says when; this wall is nearer, so that it stands whatever a clock says), and names and addresses of people whose account is deleted go from what stays.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' AND NEW.details = OLD.details - 'name' - 'address' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE ON "journal_entry" FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
