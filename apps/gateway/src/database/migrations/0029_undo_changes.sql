ALTER TABLE "security_changes" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "member_messages" ADD COLUMN "undo_until" timestamp with time zone;