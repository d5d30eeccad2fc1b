CREATE TABLE "exclusions" (
	"merchant" text NOT NULL,
	"subject" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "exclusions_merchant_subject_pk" PRIMARY KEY("merchant","subject")
);
--> statement-breakpoint
ALTER TABLE "exclusions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "limit_changes" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"period" text,
	"step" text NOT NULL,
	"before" bigint,
	"after" bigint,
	"until" timestamp with time zone,
	CONSTRAINT "limit_changes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "limit_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_limits" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"wished_amount" bigint,
	"wished_at" timestamp with time zone,
	CONSTRAINT "member_limits_merchant_member_id_kind_period_pk" PRIMARY KEY("merchant","member_id","kind","period"),
	CONSTRAINT "member_limits_amount" CHECK ("member_limits"."amount" > 0 and "member_limits"."wished_amount" > 0),
	CONSTRAINT "member_limits_wish" CHECK ("member_limits"."wished_amount" is null or "member_limits"."wished_at" is not null),
	CONSTRAINT "member_limits_period" CHECK (("member_limits"."kind" = 'reminder') = ("member_limits"."period" = 'session'))
);
--> statement-breakpoint
ALTER TABLE "member_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "play_breaks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "play_breaks_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "play_breaks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD CONSTRAINT "play_breaks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusions_subject" ON "exclusions" USING btree ("subject","until");--> statement-breakpoint
CREATE INDEX "limit_changes_member" ON "limit_changes" USING btree ("merchant","member_id","at","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "exclusions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("exclusions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("exclusions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "limit_changes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("limit_changes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("limit_changes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_limits" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_limits"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_limits"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "play_breaks" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("play_breaks"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("play_breaks"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
-- Answers calls of every merchant, so it runs as the owner: sites of the gateway share exclusions, and a world has its own.
CREATE FUNCTION excluded_until(subjects text[], at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT max(e.until) FROM exclusions e JOIN merchants m ON m.id = e.merchant
  WHERE e.subject = ANY (subjects) AND e.until > at
    AND (e.merchant = current_setting('baize.merchant', true)
      OR (m.origin IS NULL AND current_setting('baize.merchant', true) = current_setting('baize.origin', true)))
$$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "exclusions", "member_limits", "play_breaks" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT ON "limit_changes" TO "baize_gateway";
