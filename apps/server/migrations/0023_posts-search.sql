-- Words of one business: each has it before it, so that an index finds those of one without meeting anybody else's.
CREATE FUNCTION search_own_words(owner bigint, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.array_to_tsvector(ARRAY(SELECT $1 || ' ' || pg_catalog.left(lexeme, 400) FROM pg_catalog.unnest(public.search_words($2)))) $$;--> statement-breakpoint
CREATE FUNCTION search_own_asked(owner bigint, words text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.string_agg(pg_catalog.quote_literal($1 || ' ' || pg_catalog.left(lexeme, 400)) || ':*', ' & ')::pg_catalog.tsquery FROM pg_catalog.unnest(public.search_words($2)) $$;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_own_words("account_id", "title" || ' ' || ("hooks" ->> 'common'))) STORED;--> statement-breakpoint
CREATE INDEX "task_words_idx" ON "task" USING gin (words);