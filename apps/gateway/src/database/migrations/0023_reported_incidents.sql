ALTER TABLE "reported_faults" RENAME TO "reported_incidents";--> statement-breakpoint
DO $$
DECLARE
  old text;
BEGIN
  -- PostgreSQL 18 names NOT NULL constraints after the table, too.
  FOR old IN SELECT conname FROM pg_constraint WHERE conrelid = 'reported_incidents'::regclass AND starts_with(conname, 'reported_faults_') LOOP
    EXECUTE format('ALTER TABLE reported_incidents RENAME CONSTRAINT %I TO %I', old, replace(old, 'reported_faults', 'reported_incidents'));
  END LOOP;
END $$;
