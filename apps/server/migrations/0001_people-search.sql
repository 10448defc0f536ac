-- Letters without accents, and signs that would glue words together (addresses, paths, hyphenated names) as spaces.
CREATE FUNCTION search_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.lower(pg_catalog.translate($1, 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝŸýÿß@._-+/&,;:()''’"', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyyys               ')) $$;--> statement-breakpoint
CREATE FUNCTION search_words(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.to_tsvector('pg_catalog.simple', public.search_letters($1)) $$;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "wanted_email" text;--> statement-breakpoint
CREATE INDEX "person_name_idx" ON "person" USING btree ("type",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "person_role_idx" ON "person" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_code_key" ON "person" USING btree ("code");--> statement-breakpoint
CREATE INDEX "person_search_idx" ON "person" USING gin (search_words("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("code", '')));--> statement-breakpoint
CREATE INDEX "role_permission_permission_idx" ON "role_permission" USING btree ("permission");--> statement-breakpoint
CREATE INDEX "journal_impersonator_idx" ON "journal_entry" USING btree ("impersonator_id","id");--> statement-breakpoint
CREATE INDEX "session_impersonator_idx" ON "session" USING btree ("impersonator_id");--> statement-breakpoint
CREATE INDEX "session_parent_idx" ON "session" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "society_search_idx" ON "society" USING gin (search_words("name" || ' ' || "commercial_name"));