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
CREATE INDEX "engine_call_account_idx" ON "engine_call" USING btree ("account_id","at") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "engine_call_at_idx" ON "engine_call" USING btree ("at","id");