CREATE TABLE "reported_faults" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"release" text NOT NULL,
	"place" text NOT NULL,
	"browser" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"player_references" text[] NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reported_faults_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "reported_faults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reported_faults" ADD CONSTRAINT "reported_faults_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "reported_faults" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("reported_faults"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("reported_faults"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON reported_faults TO baize_gateway;
