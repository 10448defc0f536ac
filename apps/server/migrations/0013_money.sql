CREATE TABLE "debt" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"cents" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_by" bigint
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_message" (
	"id" bigint PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"kind" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"emoticon" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"count_used" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pack" (
	"id" bigint PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"credits" integer NOT NULL,
	"emoticon" text DEFAULT '' NOT NULL,
	"is_public" boolean NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"monthly_cents" integer,
	"yearly_cents" integer,
	"limits" jsonb,
	"once_cents" integer,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "pack_kind" CHECK (("pack"."monthly_cents" is null) <> ("pack"."once_cents" is null)),
	CONSTRAINT "pack_plan" CHECK (("pack"."monthly_cents" is null) = ("pack"."limits" is null))
);
--> statement-breakpoint
CREATE TABLE "pack_assignment" (
	"pack_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	CONSTRAINT "pack_assignment_pack_id_account_id_pk" PRIMARY KEY("pack_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"next_terms" jsonb,
	"period_start" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"anchor_at" timestamp (3) with time zone,
	"credits_due_at" timestamp (3) with time zone,
	"method_id" bigint,
	"grace_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reasons" jsonb,
	"kept_networks" jsonb,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscription_period" CHECK (("subscription"."period_start" is null) = ("subscription"."period_end" is null))
);
--> statement-breakpoint
CREATE TABLE "subscription_period" (
	"account_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"subscription_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	CONSTRAINT "subscription_period_account_id_starts_at_pk" PRIMARY KEY("account_id","starts_at"),
	CONSTRAINT "subscription_period_length" CHECK ("subscription_period"."ends_at" > "subscription_period"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"corrects_id" bigint,
	"account_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"tax_reason" text,
	"period_start" date,
	"period_end" date,
	"means" text NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"gross_cents" integer NOT NULL,
	CONSTRAINT "bill_corrects" CHECK (("bill"."kind" = 'creditNote') = ("bill"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bill_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_date" date NOT NULL,
	CONSTRAINT "bill_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"frequency" text,
	"items" jsonb NOT NULL,
	"code_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payer" (
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "payer_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"idempotency_key" text NOT NULL,
	"purchase" jsonb NOT NULL,
	"means" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"method_id" bigint,
	"state" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"gross_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"url" text,
	"return_to" text DEFAULT '/' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"settled_at" timestamp (3) with time zone,
	"read_again_at" timestamp (3) with time zone,
	CONSTRAINT "payment_gross" CHECK ("payment"."gross_cents" >= 0),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded_cents" between 0 and "payment"."gross_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"means" text NOT NULL,
	"label" text NOT NULL,
	"expires" text,
	"mandate" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_code" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"periods" integer NOT NULL,
	"sector_ids" jsonb NOT NULL,
	"cents" integer,
	"percent" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_code_amount" CHECK (("promotion_code"."cents" is null) <> ("promotion_code"."percent" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"account_id" bigint NOT NULL,
	"code_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"periods_left" integer NOT NULL,
	"cents" integer,
	"percent" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_use_account_id_code_id_pk" PRIMARY KEY("account_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" bigint,
	CONSTRAINT "refund_cents" CHECK ("refund"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "pack_assignment" ADD CONSTRAINT "pack_assignment_pack_id_pack_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."pack"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_assignment" ADD CONSTRAINT "pack_assignment_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_open_idx" ON "debt" USING btree ("account_id") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "pack_assignment_account_idx" ON "pack_assignment" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_open_idx" ON "subscription" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_due_idx" ON "subscription" USING btree ("period_end") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_try_idx" ON "subscription" USING btree ("next_try_at") WHERE ended_at is null and next_try_at is not null;--> statement-breakpoint
CREATE INDEX "subscription_credits_idx" ON "subscription" USING btree ("credits_due_at") WHERE ended_at is null and credits_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_period_payment_idx" ON "subscription_period" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_number_idx" ON "bill" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_sequence_idx" ON "bill" USING btree ("series","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payment_idx" ON "bill" USING btree ("payment_id") WHERE kind = 'bill';--> statement-breakpoint
CREATE INDEX "bill_account_idx" ON "bill" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "bill_issued_idx" ON "bill" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payer_reference_idx" ON "payer" USING btree ("provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key_idx" ON "payment" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference_idx" ON "payment" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_account_idx" ON "payment" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_read_again_idx" ON "payment" USING btree ("read_again_at") WHERE read_again_at is not null;--> statement-breakpoint
CREATE INDEX "payment_event_received_idx" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_reference_idx" ON "payment_method" USING btree ("provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_default_idx" ON "payment_method" USING btree ("account_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code_code_idx" ON "promotion_code" USING btree ("code") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "promotion_use_code_idx" ON "promotion_use" USING btree ("code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key_idx" ON "refund" USING btree ("payment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "refund_asked_idx" ON "refund" USING btree ("asked_at") WHERE state = 'asked';--> statement-breakpoint
CREATE FUNCTION refuse_bill_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - 'paid_at' IS DISTINCT FROM to_jsonb(NEW) - 'paid_at' THEN
    RAISE EXCEPTION 'a bill never changes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bill_never_changes BEFORE UPDATE OR DELETE ON "bill" FOR EACH ROW EXECUTE FUNCTION refuse_bill_change();
