import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './schema.ts'
import { StorageNewer } from './unusable.ts'

/**
 * Every change of the tables, oldest first. A migration that was released is never edited: add the next one.
 * They run on the embedded engine and on any PostgreSQL alike, so only plain PostgreSQL is allowed in them.
 */
const migrations: Record<string, Migration> = {
  '0001_anonymous_chat': {
    async up(db) {
      await sql`
        create table devices (
          id text primary key,
          message_count integer not null default 0 check (message_count >= 0),
          created_at timestamptz not null default now()
        )`.execute(db)
      await sql`
        create table conversations (
          id uuid primary key,
          device_id text references devices (id) on delete cascade,
          user_id uuid,
          spiritual_tradition text not null check (spiritual_tradition in ('sikh', 'hindu')),
          language text not null check (language in ('english', 'punjabi', 'hindi')),
          referral_code text,
          created_at timestamptz not null default now(),
          unique (device_id, spiritual_tradition)
        )`.execute(db)
      await sql`create index conversations_of_user on conversations (user_id, created_at desc)`.execute(db)
      await sql`
        create table messages (
          id uuid primary key,
          seq bigint generated always as identity,
          conversation_id uuid not null references conversations (id) on delete cascade,
          device_id text,
          reply_to uuid references messages (id) on delete cascade,
          role text not null check (role in ('user', 'other')),
          message_type text not null check (message_type in ('text', 'voice')),
          content text not null,
          category text,
          spiritual_references jsonb,
          processing_time double precision,
          ai_confidence double precision,
          client_message_id uuid,
          user_feedback text check (user_feedback in ('like', 'dislike')),
          feedback_timestamp timestamptz,
          created_at timestamptz not null
        )`.execute(db)
      await sql`create index messages_of_conversation on messages (conversation_id, seq)`.execute(db)
      // The last line of defence of D28: one message for one client_message_id, whatever races there are.
      await sql`
        create unique index messages_once on messages (device_id, client_message_id)
        where client_message_id is not null`.execute(db)
      await sql`create unique index messages_one_reply on messages (reply_to) where reply_to is not null`.execute(db)
      await sql`
        create table access_tokens (
          token_hash text primary key,
          user_id uuid not null,
          created_at timestamptz not null default now(),
          revoked_at timestamptz
        )`.execute(db)
      // Unlogged: counters of a minute need not outlive a crash, and are written with every call.
      await sql`
        create unlogged table rate_limits (
          key text primary key,
          count integer not null,
          expires_at timestamptz not null
        )`.execute(db)
      await sql`create index rate_limits_expired on rate_limits (expires_at)`.execute(db)
    },
  },
  '0002_accounts': {
    async up(db) {
      await sql`
        create table users (
          id uuid primary key,
          google_subject text unique,
          google_name text,
          google_email text,
          name text,
          email text,
          whatsapp_number text unique,
          phone_number text,
          date_of_birth text,
          time_of_birth text,
          place_of_birth text,
          language_preference text not null default 'english'
            check (language_preference in ('english', 'punjabi', 'hindi')),
          voice_preference text,
          spiritual_tradition text check (spiritual_tradition in ('sikh', 'hindu')),
          subscription_status text not null default 'free'
            check (subscription_status in ('free', 'basic', 'premium')),
          is_premium boolean not null default false,
          profile_completed boolean not null default false,
          referral_code text not null unique,
          signed_in_device text,
          signed_in_at timestamptz,
          created_at timestamptz not null default now()
        )`.execute(db)
      // A number that was only typed blocks another one that was only typed, never the one that WhatsApp proved.
      await sql`
        create unique index users_typed_phone on users (phone_number)
        where phone_number is distinct from whatsapp_number`.execute(db)
      await sql`create index users_of_phone on users (phone_number)`.execute(db)
      // One row for each person who came by a link: the unique column is what makes the points come once. It is
      // emptied when that person's account is erased, so that points are kept without a trace of the person.
      await sql`
        create table referrals (
          id uuid primary key,
          referred_user_id uuid unique references users (id) on delete set null,
          referrer_id uuid not null references users (id) on delete cascade,
          points integer not null,
          created_at timestamptz not null default now(),
          check (referred_user_id <> referrer_id)
        )`.execute(db)
      await sql`create index referrals_of_referrer on referrals (referrer_id)`.execute(db)
      await sql`create index referrals_by_time on referrals (created_at)`.execute(db)
      await sql`
        create table one_time_codes (
          phone_number text primary key,
          code_hash text not null,
          tries integer not null default 0,
          sent_at timestamptz not null,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db)
      await sql`create index one_time_codes_expired on one_time_codes (expires_at)`.execute(db)
      // For local use only (D18, D19); empty in production.
      await sql`
        create table dev_sign_ins (
          token_hash text primary key,
          subject text not null,
          email text not null,
          name text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`.execute(db)
      await sql`
        create table dev_outbox (
          seq bigint generated always as identity primary key,
          recipient text not null,
          content text not null,
          sent_at timestamptz not null
        )`.execute(db)
      await sql`delete from access_tokens`.execute(db)
      await sql`
        alter table access_tokens
          add constraint access_tokens_user foreign key (user_id) references users (id) on delete cascade`.execute(db)
      await sql`create index access_tokens_of_user on access_tokens (user_id)`.execute(db)
      await sql`
        alter table conversations
          add column seq bigint generated always as identity,
          add column last_message_at timestamptz,
          add column message_count integer not null default 0,
          add constraint conversations_user foreign key (user_id) references users (id) on delete cascade`.execute(db)
      await sql`drop index conversations_of_user`.execute(db)
      await sql`
        create index conversations_of_user on conversations (user_id, seq desc) where user_id is not null`.execute(db)
      await sql`alter table messages add column user_id uuid`.execute(db)
      await sql`
        create unique index messages_once_of_user on messages (user_id, client_message_id)
        where user_id is not null and client_message_id is not null`.execute(db)
    },
  },
  '0003_voice_and_push': {
    async up(db) {
      // Beside the messages and not among them: no page of the history ever reads a recording.
      await sql`
        create table recordings (
          message_id uuid primary key references messages (id) on delete cascade,
          bytes bytea not null,
          mime text not null,
          duration_ms integer not null check (duration_ms > 0),
          waveform smallint[] not null check (cardinality(waveform) = 48),
          created_at timestamptz not null
        )`.execute(db)
      // Sound does not shrink, and a part of what is not compressed can be read without the rest.
      await sql`alter table recordings alter column bytes set storage external`.execute(db)
      // By a digest: a token may be longer than an index takes.
      await sql`
        create table push_tokens (
          token_hash text primary key,
          fcm_token text not null,
          device_id text not null,
          user_id uuid references users (id) on delete cascade,
          spiritual_tradition text not null check (spiritual_tradition in ('sikh', 'hindu')),
          created_at timestamptz not null,
          refreshed_at timestamptz not null
        )`.execute(db)
      await sql`create index push_tokens_of_user on push_tokens (user_id) where user_id is not null`.execute(db)
      await sql`create index push_tokens_of_device on push_tokens (device_id, refreshed_at desc)`.execute(db)
    },
  },
  '0004_care_and_asking_back': {
    async up(db) {
      await sql`
        alter table messages
          add column care jsonb,
          add column suggestions jsonb,
          add column asks_back boolean not null default false`.execute(db)
      // Of a device, in both its conversations. It only grows, so that a send can see that nothing was asked meanwhile.
      await sql`
        alter table devices
          add column asked_count integer not null default 0 check (asked_count >= 0)`.execute(db)
    },
  },
  '0005_recordings_beside_the_database': {
    async up(db) {
      // What lies here already is moved after the start (operations/recordingUpkeep.ts), and may be read meanwhile.
      await sql`
        alter table recordings
          alter column bytes drop not null,
          add column size integer check (size > 0),
          add check (bytes is not null or size is not null)`.execute(db)
      await sql`create index recordings_to_move on recordings (message_id) where bytes is not null`.execute(db)
      // Rows have a number, and not the id as their key: one that is added while another is worked off is a second one.
      await sql`
        create table recording_removals (
          seq bigint generated always as identity primary key,
          message_id uuid not null,
          due_at timestamptz not null default now()
        )`.execute(db)
      await sql`create index recording_removals_due on recording_removals (due_at)`.execute(db)
      await sql`
        create function note_removed_recording() returns trigger language plpgsql as $$
        begin
          insert into recording_removals (message_id) values (old.message_id);
          return null;
        end $$`.execute(db)
      // A trigger, because nobody else sees all that a cascade deletes.
      await sql`
        create trigger recordings_removed after delete on recordings
          for each row execute function note_removed_recording()`.execute(db)
    },
  },
  '0006_device_secret': {
    async up(db) {
      // Digests. What a start has given stands under offers until the device has used one: that one is its secret (D51).
      await sql`
        alter table devices
          add column secret_hash text,
          add column secret_offers text[] not null default '{}'`.execute(db)
    },
  },
  '0007_limits_that_slide': {
    async up(db) {
      // Counters of an hour at most: nothing is lost that would be missed.
      await sql`delete from rate_limits`.execute(db)
      await sql`
        alter table rate_limits
          add column previous integer not null,
          add column admitted integer not null,
          add column max integer not null,
          add column span interval not null`.execute(db)
      // A code from before was asked for by nobody that is known: all who try it are others.
      await sql`alter table one_time_codes add column asked_by text not null default ''`.execute(db)
      await sql`alter table one_time_codes alter column asked_by drop default`.execute(db)
      await sql`alter table referrals add column device text unique, add column earned_at timestamptz`.execute(db)
      await sql`update referrals set earned_at = created_at`.execute(db)
      // What counts in a week is when the points came.
      await sql`drop index referrals_by_time`.execute(db)
      await sql`create index referrals_by_time on referrals (earned_at)`.execute(db)
      // Devices are few that an account was last signed in on, and asked for at each sign-up by a link.
      await sql`create index users_of_device on users (signed_in_device)`.execute(db)
    },
  },
  '0008_forgetting': {
    async up(db) {
      // What was there before counts as used now: nobody knows since when it was not.
      await sql`alter table devices add column last_used_at timestamptz not null default now()`.execute(db)
      await sql`create index devices_by_use on devices (last_used_at)`.execute(db)
      // Deleted rows stay in the files of a table until it is written anew (db/rewrite.ts); so which tables have some.
      await sql`
        create table erasures (
          seq bigint generated always as identity primary key,
          table_name text not null,
          erased_at timestamptz not null default now()
        )`.execute(db)
      await sql`create index erasures_by_table on erasures (table_name, erased_at)`.execute(db)
      // One for each table and transaction: its now() stands still.
      await sql`
        create function note_erasure() returns trigger language plpgsql as $$
        begin
          insert into erasures (table_name) select tg_table_name
            where not exists (select from erasures where table_name = tg_table_name and erased_at = now());
          return null;
        end $$`.execute(db)
      for (const table of [
        'users',
        'devices',
        'conversations',
        'messages',
        'recordings',
        'push_tokens',
        'access_tokens',
        'referrals',
        'one_time_codes',
        'dev_sign_ins',
        'dev_outbox',
      ]) {
        // For each row: a cascade deletes by statements that mostly find none.
        await sql`
          create trigger erased after delete on ${sql.table(table)}
            for each row execute function note_erasure()`.execute(db)
      }
      // What a person wrote over in the profile is as much erased.
      await sql`
        create trigger overwritten after update on users for each row
          when (
            (old.google_subject, old.google_name, old.google_email, old.name, old.email, old.whatsapp_number,
              old.phone_number, old.date_of_birth, old.time_of_birth, old.place_of_birth)
            is distinct from
            (new.google_subject, new.google_name, new.google_email, new.name, new.email, new.whatsapp_number,
              new.phone_number, new.date_of_birth, new.time_of_birth, new.place_of_birth)
          ) execute function note_erasure()`.execute(db)
    },
  },
  '0009_consent': {
    async up(db) {
      // All or nothing: a consent is to a wording, that was read in a language, at a time (D53). Who was there before gave none.
      await sql`
        alter table users
          add column consent_notice text,
          add column consent_language text check (consent_language in ('english', 'punjabi', 'hindi')),
          add column consent_at timestamptz,
          add check (num_nulls(consent_notice, consent_language, consent_at) in (0, 3))`.execute(db)
    },
  },
  '0010_ask_who_was_there_before': {
    async up(db) {
      // Whose profile was complete before anybody was asked (D53, D39) comes to setup once more, which asks. Nothing else of
      // them changes. The age is openapi/ages.ts's: by the day where it begins first, dates compared as text.
      await sql`
        update users set profile_completed = false
        from (select now() at time zone 'utc' + interval '14 hours' as latest) as day
        where profile_completed and (
          consent_at is null or date_of_birth > (extract(year from latest)::int - 13) || to_char(latest, '-MM-DD')
        )`.execute(db)
    },
  },
  '0011_saved': {
    async up(db) {
      // Of what was taken away the content is empty, and when that was is the server's time: a device may tell of it late.
      await sql`
        create table saved_items (
          user_id uuid not null references users (id) on delete cascade,
          id text not null,
          spiritual_tradition text not null check (spiritual_tradition in ('sikh', 'hindu')),
          content text not null,
          spiritual_references jsonb not null,
          note text not null,
          matter text not null,
          saved_at timestamptz not null,
          changed_at timestamptz not null,
          removed_at timestamptz,
          primary key (user_id, id)
        )`.execute(db)
      await sql`
        create index saved_items_removed on saved_items (removed_at) where removed_at is not null`.execute(db)
      await sql`
        create trigger erased after delete on saved_items
          for each row execute function note_erasure()`.execute(db)
      await sql`
        create trigger overwritten after update on saved_items for each row
          when (
            (old.content, old.spiritual_references, old.note, old.matter)
            is distinct from (new.content, new.spiritual_references, new.note, new.matter)
          ) execute function note_erasure()`.execute(db)
    },
  },
  '0012_words_of_messages': {
    async up(db) {
      // What is there already is filled in after the start (operations/past.ts), and is found meanwhile.
      await sql`alter table messages add column sound tsvector`.execute(db)
      // The words of a reply lie in its row: to fetch them from beside the table took more than half of a search's time.
      await sql`alter table messages set (toast_tuple_target = 4080)`.execute(db)
      await sql`create index messages_unheard on messages (seq) where sound is null`.execute(db)
    },
  },
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/** What Kysely says of a migration that this server does not know. */
const NEWER = /previously executed migration (\S+) is missing/

/**
 * Brings the tables up to date. Two processes that start at once take turns (Kysely holds an advisory lock).
 * @param target last migration to run, for a test of the ones after it
 * @throws the error of the first migration that failed; what it did is rolled back
 * @throws {StorageNewer} when a newer version of this server has had the database
 */
export async function migrate(db: Kysely<Database>, target?: string): Promise<void> {
  const migrator = new Migrator({ db, provider })
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target))
  const newer = NEWER.exec((error as Error | undefined)?.message ?? '')?.[1]
  if (newer !== undefined) throw new StorageNewer(newer, { cause: error })
  if (error !== undefined) throw error
}
