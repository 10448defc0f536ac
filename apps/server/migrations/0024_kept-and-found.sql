ALTER TABLE "page_figure" ADD COLUMN "kept_as" text DEFAULT 'every' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_figure" ADD COLUMN "kept_as" text DEFAULT 'every' NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_closed_idx" ON "notice" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_event_passing_idx" ON "attempt_event" USING btree ("at","id") WHERE state not in ('confirmed', 'rejected');--> statement-breakpoint
CREATE INDEX "page_figure_every_idx" ON "page_figure" USING btree ("at","id") WHERE kept_as = 'every';--> statement-breakpoint
CREATE INDEX "page_figure_daily_idx" ON "page_figure" USING btree ("at","id") WHERE kept_as = 'daily';--> statement-breakpoint
CREATE INDEX "post_figure_every_idx" ON "post_figure" USING btree ("at","id") WHERE kept_as = 'every';--> statement-breakpoint
CREATE INDEX "post_figure_daily_idx" ON "post_figure" USING btree ("at","id") WHERE kept_as = 'daily';--> statement-breakpoint
-- What a post says anywhere: its title, what goes everywhere, and what goes to one of its networks alone. What one says in all is far less; no more than this many letters are looked at, so that no post is too long to be kept (a tsvector holds a megabyte, and a letter takes eleven bytes of it at most).
CREATE FUNCTION search_post_words(owner bigint, title text, hooks jsonb, networks text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT public.search_own_words($1, pg_catalog.left($2 || ' ' || coalesce($3 ->> 'common', '') || coalesce((
  SELECT pg_catalog.string_agg(' ' || own.value, '' ORDER BY own.key)
  FROM pg_catalog.jsonb_each_text(CASE WHEN pg_catalog.jsonb_typeof($3 -> 'own') = 'object' THEN $3 -> 'own' END) AS own
  WHERE own.key = ANY ($4)), ''), 90000)) $$;--> statement-breakpoint
-- An expression cannot be changed in place: the column and its index are made anew, filled for all that is there.
ALTER TABLE "task" DROP COLUMN "words", ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_post_words("account_id", "title", "hooks", "networks")) STORED;--> statement-breakpoint
CREATE INDEX "task_words_idx" ON "task" USING gin (words);
