CREATE TABLE "credit_settled_key" (
	"account_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_settled_key_account_id_idempotency_key_pk" PRIMARY KEY("account_id","idempotency_key")
);
