CREATE TABLE "accounts" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	CONSTRAINT "accounts_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "accounts_member" CHECK (("accounts"."kind" = 'main') = ("accounts"."member_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"merchant" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"sequence" bigint,
	"balance_after" bigint,
	CONSTRAINT "postings_merchant_transaction_id_account_pk" PRIMARY KEY("merchant","transaction_id","account"),
	CONSTRAINT "postings_amount" CHECK ("postings"."amount" <> 0),
	CONSTRAINT "postings_balance_after" CHECK ("postings"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vassalage" text,
	"reference" text,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_merchant_transaction_id_transactions_merchant_id_fk" FOREIGN KEY ("merchant","transaction_id") REFERENCES "public"."transactions"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_merchant_account_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account") REFERENCES "public"."accounts"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_sequence" ON "postings" USING btree ("merchant","account","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once" ON "transactions" USING btree ("merchant","vassalage","reference","kind");