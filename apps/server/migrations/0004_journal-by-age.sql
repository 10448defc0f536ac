CREATE INDEX "journal_at_idx" ON "journal_entry" USING brin ("at");--> statement-breakpoint
-- The journal stays append-only, but for what the privacy policy promises: lines go once they are old (the program says when; this wall is nearer, so that it stands whatever a clock says), and names and addresses of people whose account is deleted go from what stays.
CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' AND NEW.details = OLD.details - 'name' - 'address' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
DROP TRIGGER journal_entry_append_only ON "journal_entry";--> statement-breakpoint
CREATE TRIGGER journal_entry_append_only BEFORE UPDATE OR DELETE ON "journal_entry" FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
