-- fold: (with step1 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(COLUMN, 'ª', 'a'), '²', '2'), '³', '3'), 'µ', 'μ'), '¹', '1'), 'º', 'o'), '⁰', '0'), 'ⁱ', 'i'), '⁴', '4'), '⁵', '5'), '⁶', '6'), '⁷', '7'), '⁸', '8'), '⁹', '9'), 'ⁿ', 'n'), '₀', '0'), '₁', '1'), '₂', '2') as text), step2 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, '₃', '3'), '₄', '4'), '₅', '5'), '₆', '6'), '₇', '7'), '₈', '8'), '₉', '9'), 'Ⅰ', 'I'), 'Ⅱ', 'II'), 'Ⅲ', 'III'), 'Ⅳ', 'IV'), 'Ⅴ', 'V'), 'Ⅵ', 'VI'), 'Ⅶ', 'VII'), 'Ⅷ', 'VIII'), 'Ⅸ', 'IX'), 'Ⅹ', 'X'), 'Ⅺ', 'XI') as text from step1), step3 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'Ⅻ', 'XII'), 'Ⅼ', 'L'), 'Ⅽ', 'C'), 'Ⅾ', 'D'), 'Ⅿ', 'M'), 'ⅰ', 'i'), 'ⅱ', 'ii'), 'ⅲ', 'iii'), 'ⅳ', 'iv'), 'ⅴ', 'v'), 'ⅵ', 'vi'), 'ⅶ', 'vii'), 'ⅷ', 'viii'), 'ⅸ', 'ix'), 'ⅹ', 'x'), 'ⅺ', 'xi'), 'ⅻ', 'xii'), 'ⅼ', 'l') as text from step2), step4 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ⅽ', 'c'), 'ⅾ', 'd'), 'ⅿ', 'm'), 'ﬀ', 'ff'), 'ﬁ', 'fi'), 'ﬂ', 'fl'), 'ﬃ', 'ffi'), 'ﬄ', 'ffl'), 'ﬅ', 'st'), 'ﬆ', 'st'), '０', '0'), '１', '1'), '２', '2'), '３', '3'), '４', '4'), '５', '5'), '６', '6'), '７', '7') as text from step3), step5 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, '８', '8'), '９', '9'), 'Ａ', 'A'), 'Ｂ', 'B'), 'Ｃ', 'C'), 'Ｄ', 'D'), 'Ｅ', 'E'), 'Ｆ', 'F'), 'Ｇ', 'G'), 'Ｈ', 'H'), 'Ｉ', 'I'), 'Ｊ', 'J'), 'Ｋ', 'K'), 'Ｌ', 'L'), 'Ｍ', 'M'), 'Ｎ', 'N'), 'Ｏ', 'O'), 'Ｐ', 'P') as text from step4), step6 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'Ｑ', 'Q'), 'Ｒ', 'R'), 'Ｓ', 'S'), 'Ｔ', 'T'), 'Ｕ', 'U'), 'Ｖ', 'V'), 'Ｗ', 'W'), 'Ｘ', 'X'), 'Ｙ', 'Y'), 'Ｚ', 'Z'), 'ａ', 'a'), 'ｂ', 'b'), 'ｃ', 'c'), 'ｄ', 'd'), 'ｅ', 'e'), 'ｆ', 'f'), 'ｇ', 'g'), 'ｈ', 'h') as text from step5), step7 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ｉ', 'i'), 'ｊ', 'j'), 'ｋ', 'k'), 'ｌ', 'l'), 'ｍ', 'm'), 'ｎ', 'n'), 'ｏ', 'o'), 'ｐ', 'p'), 'ｑ', 'q'), 'ｒ', 'r'), 'ｓ', 's'), 'ｔ', 't'), 'ｕ', 'u'), 'ｖ', 'v'), 'ｗ', 'w'), 'ｘ', 'x'), 'ｙ', 'y'), 'ｚ', 'z') as text from step6), step8 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ऩ', 'न'), 'ऱ', 'र'), 'ऴ', 'ळ'), 'क़', 'क'), 'ख़', 'ख'), 'ग़', 'ग'), 'ज़', 'ज'), 'ड़', 'ड'), 'ढ़', 'ढ'), 'फ़', 'फ'), 'य़', 'य'), 'ো', 'ো'), 'ৌ', 'ৌ'), 'ড়', 'ড'), 'ঢ়', 'ঢ'), 'য়', 'য'), 'ਲ਼', 'ਲ'), 'ਸ਼', 'ਸ') as text from step7), step9 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ਖ਼', 'ਖ'), 'ਗ਼', 'ਗ'), 'ਜ਼', 'ਜ'), 'ਫ਼', 'ਫ'), 'ୈ', 'ୈ'), 'ୋ', 'ୋ'), 'ୌ', 'ୌ'), 'ଡ଼', 'ଡ'), 'ଢ଼', 'ଢ'), 'ஔ', 'ஔ'), 'ொ', 'ொ'), 'ோ', 'ோ'), 'ௌ', 'ௌ'), 'ై', 'ై'), 'ೀ', 'ೀ'), 'ೇ', 'ೇ'), 'ೈ', 'ೈ'), 'ೊ', 'ೊ') as text from step8), step10 as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ೋ', 'ೋ'), 'ൊ', 'ൊ'), 'ോ', 'ോ'), 'ൌ', 'ൌ'), 'ේ', 'ේ'), 'ො', 'ො'), 'ෝ', 'ෝ'), 'ෞ', 'ෞ'), 'ৎ', 'ত্'), '­', ''), '​', ''), '‌', ''), '‍', ''), '‎', ''), '‏', ''), '⁠', ''), '﻿', ''), '़', '') as text from step9), step11 as (select replace(replace(replace(replace(replace(text, '়', ''), '਼', ''), '઼', ''), '଼', ''), '಼', '') as text from step10) select text from step11)
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE content_revision (revision integer not null);
CREATE TABLE tallies (name text primary key, value integer not null);
CREATE TABLE settings (name text primary key, value text not null default '');
CREATE TABLE look_files (name text primary key, kind text not null, data text not null);
CREATE TABLE starter_marks (
      source text not null,
      key text not null,
      constraint starter_marks_key primary key (source, key)
    );
CREATE TRIGGER revision_settings_insert after insert on settings begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_settings_update after update on settings begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_settings_delete after delete on settings begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_look_files_insert after insert on look_files begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_look_files_update after update on look_files begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_look_files_delete after delete on look_files begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_starter_marks_insert after insert on starter_marks begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_starter_marks_update after update on starter_marks begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_starter_marks_delete after delete on starter_marks begin update content_revision set revision = revision + 1; end;
CREATE TABLE site_identity (
      id integer primary key,
      identity text not null,
      sample_content text not null default '',
      has_facilities integer not null default 0,
      created_at text not null
    );
CREATE TABLE site_hosts (host text primary key, seen_at text not null);
CREATE TABLE clock_spells (
      id integer primary key autoincrement,
      began_at text not null,
      last_beat_at text not null,
      doubt text not null default '',
      confirmed_at text not null default ''
    );
CREATE TABLE problems (
      source text not null,
      key text not null,
      words text not null,
      first_at text not null,
      last_at text not null,
      constraint problems_key primary key (source, key)
    );
CREATE TABLE imports (
      source text not null,
      kind text not null,
      key text not null,
      imported_at text not null,
      fingerprint text not null default '',
      born text not null default '',
      constraint imports_key primary key (source, kind, key)
    );
CREATE TABLE backups (
      id integer primary key autoincrement,
      name text not null default '',
      state text not null,
      asked_by text not null default '',
      started_at text not null,
      lease_until text not null default '',
      finished_at text,
      bytes integer not null default 0,
      problem text not null default '',
      copied_at text,
      copy_problem text not null default ''
    );
CREATE INDEX backups_by_state on backups (state, started_at, id);
CREATE TABLE erasures (
      id integer primary key autoincrement,
      kind text not null,
      record_id integer not null,
      came_in_at text not null,
      erased_at text not null,
      constraint erasures_record unique (kind, record_id, came_in_at)
    );
CREATE TABLE erased_files (name text primary key, erased_at text not null);
CREATE TABLE staff (
      id integer primary key autoincrement,
      username text not null unique,
      password_hash text not null,
      role text not null default 'administrator',
      language text not null default '',
      created_at text not null
    );
CREATE TRIGGER erasure_staff after delete on staff when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('staff', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE sessions (
      id_hash text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      created_at text not null,
      last_seen_at text not null,
      remember integer not null,
      browser text not null default '',
      network text not null default '',
      proved_at text
    );
CREATE INDEX sessions_by_staff on sessions (staff_id);
CREATE INDEX sessions_by_age on sessions (created_at);
CREATE TABLE password_links (
      token_hash text primary key,
      staff_id integer not null unique references staff (id) on delete cascade,
      expires_at text not null
    );
CREATE TABLE second_steps (
      staff_id integer primary key references staff (id) on delete cascade,
      secret text not null,
      last_time_step integer not null,
      created_at text not null
    );
CREATE TABLE recovery_codes (
      id integer primary key autoincrement,
      staff_id integer not null references staff (id) on delete cascade,
      code_hash text not null,
      used_at text
    );
CREATE INDEX recovery_codes_by_staff on recovery_codes (staff_id, code_hash);
CREATE TABLE passkeys (
      id text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      name text not null,
      public_key text not null,
      counter integer not null,
      transports text not null default '',
      created_at text not null,
      last_used_at text
    );
CREATE INDEX passkeys_by_staff on passkeys (staff_id);
CREATE TABLE rate_limits (key text primary key, free_at text not null);
CREATE INDEX rate_limits_past on rate_limits (free_at);
CREATE TABLE submissions (key text primary key, result text not null, created_at text not null);
CREATE INDEX submissions_by_age on submissions (created_at);
CREATE TABLE parked_forms (
      id text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      path text not null,
      fields text not null,
      created_at text not null
    );
CREATE INDEX parked_forms_by_staff on parked_forms (staff_id, created_at);
CREATE TABLE activity (
      id integer primary key autoincrement,
      at text not null,
      staff_name text not null,
      verb text not null,
      kind text not null default '',
      count integer not null default 1,
      subject text not null default '',
      topic text not null default 'content',
      network text not null default '',
      changes text not null default '',
      record_id integer,
      times integer not null default 1,
      last_at text not null default '',
      merge_key text
    );
CREATE INDEX activity_by_time on activity (at);
CREATE INDEX activity_by_staff on activity (staff_name, id);
CREATE INDEX activity_by_topic on activity (topic, id);
CREATE INDEX activity_by_subject on activity (subject);
CREATE UNIQUE INDEX activity_by_merge_key on activity (merge_key) where merge_key is not null;
CREATE TABLE undo_steps (
      key text primary key,
      step text not null,
      created_at text not null
    );
CREATE INDEX undo_steps_by_time on undo_steps (created_at);
CREATE TABLE texts (
      name text not null,
      language text not null,
      value text not null,
      version integer not null,
      is_sample integer not null,
      updated_at text not null,
      updated_by text not null default '',
      constraint texts_key primary key (name, language)
    );
CREATE TABLE text_versions (
      id integer primary key autoincrement,
      name text not null,
      language text not null,
      value text not null,
      saved_at text not null,
      saved_by text not null default ''
    );
CREATE INDEX text_versions_by_text on text_versions (name, language, id);
CREATE TABLE translations (
      kind text not null,
      record text not null,
      field text not null default '',
      language text not null,
      words text not null,
      english text not null default '',
      awaits_check integer not null default 0,
      updated_at text not null,
      updated_by text not null default '',
      constraint translations_key primary key (kind, language, record, field)
    );
CREATE TRIGGER revision_texts_insert after insert on texts begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_texts_update after update on texts begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_texts_delete after delete on texts begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_translations_insert after insert on translations begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_translations_update after update on translations begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_translations_delete after delete on translations begin update content_revision set revision = revision + 1; end;
CREATE VIRTUAL TABLE translations_search using fts5(words, marks, record unindexed, tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER translations_search_insert after insert on translations
     when new.record not glob '*[^0-9]*' begin 
    delete from translations_search where rowid in
      (select rowid from translations_search where translations_search match '"' || char(57344) || replace(new.kind || '_' || new.language, '_', char(57344)) || char(57344) || new.record || '"');
    insert into translations_search (words, marks, record)
      select group_concat(fold(words), ' '), char(57344) || replace(kind || '_' || language, '_', char(57344)) || ' ' || char(57344) || replace(kind || '_' || language, '_', char(57344)) || char(57344) || record, record
      from translations
      where kind = new.kind and language = new.language and record = new.record
        and awaits_check = 0 and record not glob '*[^0-9]*'
      group by kind, language, record order by cast(record as integer); end;
CREATE TRIGGER translations_search_update after update of words, awaits_check on translations
     when new.record not glob '*[^0-9]*' begin 
    delete from translations_search where rowid in
      (select rowid from translations_search where translations_search match '"' || char(57344) || replace(new.kind || '_' || new.language, '_', char(57344)) || char(57344) || new.record || '"');
    insert into translations_search (words, marks, record)
      select group_concat(fold(words), ' '), char(57344) || replace(kind || '_' || language, '_', char(57344)) || ' ' || char(57344) || replace(kind || '_' || language, '_', char(57344)) || char(57344) || record, record
      from translations
      where kind = new.kind and language = new.language and record = new.record
        and awaits_check = 0 and record not glob '*[^0-9]*'
      group by kind, language, record order by cast(record as integer); end;
CREATE TRIGGER translations_search_move after update of kind, language, record on translations
     begin 
    delete from translations_search where rowid in
      (select rowid from translations_search where translations_search match '"' || char(57344) || replace(old.kind || '_' || old.language, '_', char(57344)) || char(57344) || old.record || '"');
    insert into translations_search (words, marks, record)
      select group_concat(fold(words), ' '), char(57344) || replace(kind || '_' || language, '_', char(57344)) || ' ' || char(57344) || replace(kind || '_' || language, '_', char(57344)) || char(57344) || record, record
      from translations
      where kind = old.kind and language = old.language and record = old.record
        and awaits_check = 0 and record not glob '*[^0-9]*'
      group by kind, language, record order by cast(record as integer); 
    delete from translations_search where rowid in
      (select rowid from translations_search where translations_search match '"' || char(57344) || replace(new.kind || '_' || new.language, '_', char(57344)) || char(57344) || new.record || '"');
    insert into translations_search (words, marks, record)
      select group_concat(fold(words), ' '), char(57344) || replace(kind || '_' || language, '_', char(57344)) || ' ' || char(57344) || replace(kind || '_' || language, '_', char(57344)) || char(57344) || record, record
      from translations
      where kind = new.kind and language = new.language and record = new.record
        and awaits_check = 0 and record not glob '*[^0-9]*'
      group by kind, language, record order by cast(record as integer); end;
CREATE TRIGGER translations_search_delete after delete on translations
     when old.record not glob '*[^0-9]*' begin 
    delete from translations_search where rowid in
      (select rowid from translations_search where translations_search match '"' || char(57344) || replace(old.kind || '_' || old.language, '_', char(57344)) || char(57344) || old.record || '"');
    insert into translations_search (words, marks, record)
      select group_concat(fold(words), ' '), char(57344) || replace(kind || '_' || language, '_', char(57344)) || ' ' || char(57344) || replace(kind || '_' || language, '_', char(57344)) || char(57344) || record, record
      from translations
      where kind = old.kind and language = old.language and record = old.record
        and awaits_check = 0 and record not glob '*[^0-9]*'
      group by kind, language, record order by cast(record as integer); end;
CREATE TABLE pictures (
      id integer primary key autoincrement,
      stem text not null unique,
      width integer not null,
      height integer not null,
      placeholder text not null default '',
      avif integer not null default 0,
      created_at text not null
    );
CREATE TRIGGER revision_pictures_insert after insert on pictures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_pictures_update after update on pictures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_pictures_delete after delete on pictures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_pictures after delete on pictures when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('pictures', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_pictures after delete on pictures when true begin
      insert into erased_files (name, erased_at) values (old.stem, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_pictures_update after update of stem on pictures when old.stem <> new.stem begin
      insert into erased_files (name, erased_at) values (old.stem, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE pictures_to_check (picture_id integer primary key);
CREATE TABLE avif_jobs (
      picture_id integer primary key references pictures (id) on delete cascade,
      attempts integer not null default 0,
      postponed integer not null default 0,
      next_attempt_at text not null,
      claimed_until text not null default '',
      last_error text not null default ''
    );
CREATE INDEX avif_jobs_due on avif_jobs (next_attempt_at, picture_id);
CREATE TRIGGER avif_job_of_picture after insert on pictures when new.avif = 0 begin
      insert into avif_jobs (picture_id, next_attempt_at) values (new.id, new.created_at);
    end;
CREATE TABLE picture_originals (
      id integer primary key autoincrement,
      picture_id integer not null unique references pictures (id) on delete cascade,
      file text not null,
      areas text not null default '',
      created_at text not null
    );
CREATE INDEX picture_originals_by_file on picture_originals (file);
CREATE TRIGGER erasure_picture_originals after delete on picture_originals when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('picture_originals', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_picture_originals after delete on picture_originals when true begin
      insert into erased_files (name, erased_at) values (old.file, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE notices (id integer primary key autoincrement, title text not null default '', event_date text not null default '', event_time text not null default '', details text not null, date text not null, category text not null, priority text not null, pinned_until text, published_at text, ends_at text, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX notices_newest on notices (deleted_at, created_at, id);
CREATE INDEX notices_trash on notices (deleted_at, id) where deleted_at is not null;
CREATE INDEX notices_on_site on notices (deleted_at, ends_at, published_at, id);
CREATE TRIGGER revision_notices_insert after insert on notices begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_notices_update after update on notices begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_notices_delete after delete on notices begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_notices after delete on notices when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('notices', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_notices after delete on notices begin
      delete from translations where kind = 'notices' and record = cast(old.id as text);
    end;
CREATE INDEX notices_newest_in_category on notices (deleted_at, category, created_at, id);
CREATE INDEX notices_on_site_in_category on notices (deleted_at, ends_at, category, published_at, id);
CREATE INDEX notices_by_date on notices (deleted_at, ends_at, date, published_at);
CREATE INDEX notices_by_date_in_category on notices (deleted_at, ends_at, category, date, published_at);
CREATE INDEX notices_pinned on notices (pinned_until) where pinned_until is not null;
CREATE TRIGGER tally_lasting_notices_insert after insert on notices begin update tallies set value = value + (new.deleted_at is null and new.published_at is not null and new.ends_at is null) where name = 'lasting_notices'; end;
CREATE TRIGGER tally_lasting_notices_delete after delete on notices begin update tallies set value = value + -(old.deleted_at is null and old.published_at is not null and old.ends_at is null) where name = 'lasting_notices'; end;
CREATE TRIGGER tally_lasting_notices_update after update on notices when (new.deleted_at is null and new.published_at is not null and new.ends_at is null) <> (old.deleted_at is null and old.published_at is not null and old.ends_at is null)
     begin update tallies set value = value + (new.deleted_at is null and new.published_at is not null and new.ends_at is null) - (old.deleted_at is null and old.published_at is not null and old.ends_at is null) where name = 'lasting_notices'; end;
CREATE TABLE notice_files (
      id integer primary key autoincrement,
      notice_id integer references notices (id) on delete cascade,
      form_key text not null default '',
      staff_id integer not null,
      picture_id integer references pictures (id),
      document text not null default '',
      slug text not null default '',
      title text not null default '',
      original_name text not null default '',
      bytes integer not null,
      pages integer,
      position integer not null,
      sha256 text not null default '',
      created_at text not null
    );
CREATE INDEX notice_files_by_notice on notice_files (notice_id, position);
CREATE UNIQUE INDEX notice_files_address on notice_files (notice_id, slug)
     where notice_id is not null and slug <> '';
CREATE UNIQUE INDEX notice_files_of_form on notice_files (form_key, sha256) where form_key <> '';
CREATE INDEX notice_files_by_document on notice_files (document);
CREATE INDEX notice_files_by_picture on notice_files (picture_id);
CREATE INDEX notice_files_waiting on notice_files (staff_id, created_at) where notice_id is null;
CREATE TRIGGER picture_notice_files_delete after delete on notice_files
     when old.picture_id is not null begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER erasure_notice_files after delete on notice_files when old.notice_id is not null begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('notice_files', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_notice_files after delete on notice_files when old.document <> '' begin
      insert into erased_files (name, erased_at) values (old.document, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER revision_notice_files_insert after insert on notice_files
       when new.notice_id is not null begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_notice_files_update after update on notice_files
       when coalesce(new.notice_id, old.notice_id) is not null begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_notice_files_delete after delete on notice_files
       when old.notice_id is not null begin update content_revision set revision = revision + 1; end;
CREATE TABLE notice_previews (
      form_key text primary key,
      staff_id integer not null,
      fields text not null,
      created_at text not null
    );
CREATE VIEW notices_search_words as select id, fold(title) as title, fold(details) as details, fold(files) as files, marks from
     (select id, title, details, coalesce((select group_concat(title || ' ' || original_name, ' ') from
    (select title, original_name from notice_files where notice_id = notices.id order by id)), '') as files, char(57344) || category || ' ' || char(57344) || replace(substr(created_at, 1, 7), '-', '') as marks from notices);
CREATE VIRTUAL TABLE notices_search using fts5(title, details, files, marks, content='notices_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER notices_search_insert after insert on notices begin insert into notices_search (rowid, title, details, files, marks)
    select id, title, details, files, marks from notices_search_words where id in (new.id); end;
CREATE TRIGGER notices_search_delete before delete on notices begin insert into notices_search (notices_search, rowid, title, details, files, marks)
    select 'delete', id, title, details, files, marks from notices_search_words where id in (old.id); end;
CREATE TRIGGER notices_search_remove before update of title, details, category, created_at on notices begin insert into notices_search (notices_search, rowid, title, details, files, marks)
    select 'delete', id, title, details, files, marks from notices_search_words where id in (old.id); end;
CREATE TRIGGER notices_search_update after update of title, details, category, created_at on notices begin insert into notices_search (rowid, title, details, files, marks)
    select id, title, details, files, marks from notices_search_words where id in (new.id); end;
CREATE TRIGGER notices_search_files_before_insert before insert on notice_files
       begin insert into notices_search (notices_search, rowid, title, details, files, marks)
    select 'delete', id, title, details, files, marks from notices_search_words where id in (new.notice_id); end;
CREATE TRIGGER notices_search_files_insert after insert on notice_files
       begin insert into notices_search (rowid, title, details, files, marks)
    select id, title, details, files, marks from notices_search_words where id in (new.notice_id); end;
CREATE TRIGGER notices_search_files_before_update before update of notice_id, title, original_name on notice_files
       begin insert into notices_search (notices_search, rowid, title, details, files, marks)
    select 'delete', id, title, details, files, marks from notices_search_words where id in (old.notice_id, new.notice_id); end;
CREATE TRIGGER notices_search_files_update after update of notice_id, title, original_name on notice_files
       begin insert into notices_search (rowid, title, details, files, marks)
    select id, title, details, files, marks from notices_search_words where id in (old.notice_id, new.notice_id); end;
CREATE TRIGGER notices_search_files_before_delete before delete on notice_files
       begin insert into notices_search (notices_search, rowid, title, details, files, marks)
    select 'delete', id, title, details, files, marks from notices_search_words where id in (old.notice_id); end;
CREATE TRIGGER notices_search_files_delete after delete on notice_files
       begin insert into notices_search (rowid, title, details, files, marks)
    select id, title, details, files, marks from notices_search_words where id in (old.notice_id); end;
CREATE TABLE calendar_entries (id integer primary key autoincrement, date text not null, last_date text not null default '', title text not null, kind text not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX calendar_entries_newest on calendar_entries (deleted_at, created_at, id);
CREATE INDEX calendar_entries_trash on calendar_entries (deleted_at, id) where deleted_at is not null;
CREATE VIEW calendar_entries_search_words as select id, fold(title) as title from calendar_entries;
CREATE VIRTUAL TABLE calendar_entries_search using fts5(title, content='calendar_entries_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER calendar_entries_search_insert after insert on calendar_entries begin insert into calendar_entries_search (rowid, title)
    select id, title from calendar_entries_search_words where id in (new.id); end;
CREATE TRIGGER calendar_entries_search_delete before delete on calendar_entries begin insert into calendar_entries_search (calendar_entries_search, rowid, title)
    select 'delete', id, title from calendar_entries_search_words where id in (old.id); end;
CREATE TRIGGER calendar_entries_search_remove before update of title on calendar_entries begin insert into calendar_entries_search (calendar_entries_search, rowid, title)
    select 'delete', id, title from calendar_entries_search_words where id in (old.id); end;
CREATE TRIGGER calendar_entries_search_update after update of title on calendar_entries begin insert into calendar_entries_search (rowid, title)
    select id, title from calendar_entries_search_words where id in (new.id); end;
CREATE TRIGGER revision_calendar_entries_insert after insert on calendar_entries begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_calendar_entries_update after update on calendar_entries begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_calendar_entries_delete after delete on calendar_entries begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_calendar_entries after delete on calendar_entries when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('calendar_entries', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_calendar_entries after delete on calendar_entries begin
      delete from translations where kind = 'calendar_entries' and record = cast(old.id as text);
    end;
CREATE INDEX calendar_entries_by_date on calendar_entries (deleted_at, date);
CREATE INDEX calendar_entries_by_last_date on calendar_entries (last_date) where deleted_at is null;
CREATE TABLE jobs (id integer primary key autoincrement, title text not null default '', details text not null default '', published_at text, ends_at text, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX jobs_newest on jobs (deleted_at, created_at, id);
CREATE INDEX jobs_trash on jobs (deleted_at, id) where deleted_at is not null;
CREATE INDEX jobs_on_site on jobs (deleted_at, ends_at, published_at, id);
CREATE VIEW jobs_search_words as select id, fold(title) as title, fold(details) as details from jobs;
CREATE VIRTUAL TABLE jobs_search using fts5(title, details, content='jobs_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER jobs_search_insert after insert on jobs begin insert into jobs_search (rowid, title, details)
    select id, title, details from jobs_search_words where id in (new.id); end;
CREATE TRIGGER jobs_search_delete before delete on jobs begin insert into jobs_search (jobs_search, rowid, title, details)
    select 'delete', id, title, details from jobs_search_words where id in (old.id); end;
CREATE TRIGGER jobs_search_remove before update of title, details on jobs begin insert into jobs_search (jobs_search, rowid, title, details)
    select 'delete', id, title, details from jobs_search_words where id in (old.id); end;
CREATE TRIGGER jobs_search_update after update of title, details on jobs begin insert into jobs_search (rowid, title, details)
    select id, title, details from jobs_search_words where id in (new.id); end;
CREATE TRIGGER revision_jobs_insert after insert on jobs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_jobs_update after update on jobs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_jobs_delete after delete on jobs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_jobs after delete on jobs when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('jobs', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_jobs after delete on jobs begin
      delete from translations where kind = 'jobs' and record = cast(old.id as text);
    end;
CREATE TABLE toppers (id integer primary key autoincrement, name text not null default '', marks text not null default '', std text not null default '', picture_id integer not null references pictures (id), created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX toppers_newest on toppers (deleted_at, created_at, id);
CREATE INDEX toppers_trash on toppers (deleted_at, id) where deleted_at is not null;
CREATE VIEW toppers_search_words as select id, fold(name) as name, fold(marks) as marks, fold(std) as std from toppers;
CREATE VIRTUAL TABLE toppers_search using fts5(name, marks, std, content='toppers_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER toppers_search_insert after insert on toppers begin insert into toppers_search (rowid, name, marks, std)
    select id, name, marks, std from toppers_search_words where id in (new.id); end;
CREATE TRIGGER toppers_search_delete before delete on toppers begin insert into toppers_search (toppers_search, rowid, name, marks, std)
    select 'delete', id, name, marks, std from toppers_search_words where id in (old.id); end;
CREATE TRIGGER toppers_search_remove before update of name, marks, std on toppers begin insert into toppers_search (toppers_search, rowid, name, marks, std)
    select 'delete', id, name, marks, std from toppers_search_words where id in (old.id); end;
CREATE TRIGGER toppers_search_update after update of name, marks, std on toppers begin insert into toppers_search (rowid, name, marks, std)
    select id, name, marks, std from toppers_search_words where id in (new.id); end;
CREATE TRIGGER revision_toppers_insert after insert on toppers begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_toppers_update after update on toppers begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_toppers_delete after delete on toppers begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_toppers after delete on toppers when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('toppers', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX toppers_by_picture on toppers (picture_id);
CREATE TRIGGER picture_toppers_delete after delete on toppers begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_toppers_update after update of picture_id on toppers
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TABLE faculty (id integer primary key autoincrement, name text not null default '', title text not null default '', subject text not null default '', details text not null default '', picture_id integer not null references pictures (id), position integer not null default 0, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX faculty_newest on faculty (deleted_at, created_at, id);
CREATE INDEX faculty_trash on faculty (deleted_at, id) where deleted_at is not null;
CREATE VIEW faculty_search_words as select id, fold(name) as name, fold(title) as title, fold(details) as details from faculty;
CREATE VIRTUAL TABLE faculty_search using fts5(name, title, details, content='faculty_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER faculty_search_insert after insert on faculty begin insert into faculty_search (rowid, name, title, details)
    select id, name, title, details from faculty_search_words where id in (new.id); end;
CREATE TRIGGER faculty_search_delete before delete on faculty begin insert into faculty_search (faculty_search, rowid, name, title, details)
    select 'delete', id, name, title, details from faculty_search_words where id in (old.id); end;
CREATE TRIGGER faculty_search_remove before update of name, title, details on faculty begin insert into faculty_search (faculty_search, rowid, name, title, details)
    select 'delete', id, name, title, details from faculty_search_words where id in (old.id); end;
CREATE TRIGGER faculty_search_update after update of name, title, details on faculty begin insert into faculty_search (rowid, name, title, details)
    select id, name, title, details from faculty_search_words where id in (new.id); end;
CREATE TRIGGER revision_faculty_insert after insert on faculty begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_faculty_update after update on faculty begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_faculty_delete after delete on faculty begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_faculty after delete on faculty when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('faculty', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX faculty_by_picture on faculty (picture_id);
CREATE TRIGGER picture_faculty_delete after delete on faculty begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_faculty_update after update of picture_id on faculty
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_faculty after delete on faculty begin
      delete from translations where kind = 'faculty' and record = cast(old.id as text);
    end;
CREATE TABLE testimonials (id integer primary key autoincrement, name text not null default '', details text not null default '', picture_id integer not null references pictures (id), created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX testimonials_newest on testimonials (deleted_at, created_at, id);
CREATE INDEX testimonials_trash on testimonials (deleted_at, id) where deleted_at is not null;
CREATE VIEW testimonials_search_words as select id, fold(name) as name, fold(details) as details from testimonials;
CREATE VIRTUAL TABLE testimonials_search using fts5(name, details, content='testimonials_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER testimonials_search_insert after insert on testimonials begin insert into testimonials_search (rowid, name, details)
    select id, name, details from testimonials_search_words where id in (new.id); end;
CREATE TRIGGER testimonials_search_delete before delete on testimonials begin insert into testimonials_search (testimonials_search, rowid, name, details)
    select 'delete', id, name, details from testimonials_search_words where id in (old.id); end;
CREATE TRIGGER testimonials_search_remove before update of name, details on testimonials begin insert into testimonials_search (testimonials_search, rowid, name, details)
    select 'delete', id, name, details from testimonials_search_words where id in (old.id); end;
CREATE TRIGGER testimonials_search_update after update of name, details on testimonials begin insert into testimonials_search (rowid, name, details)
    select id, name, details from testimonials_search_words where id in (new.id); end;
CREATE TRIGGER revision_testimonials_insert after insert on testimonials begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_testimonials_update after update on testimonials begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_testimonials_delete after delete on testimonials begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_testimonials after delete on testimonials when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('testimonials', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX testimonials_by_picture on testimonials (picture_id);
CREATE TRIGGER picture_testimonials_delete after delete on testimonials begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_testimonials_update after update of picture_id on testimonials
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TABLE albums (id integer primary key autoincrement, name text not null default '', details text not null default '', date text not null, cover_id integer, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX albums_newest on albums (deleted_at, created_at, id);
CREATE INDEX albums_trash on albums (deleted_at, id) where deleted_at is not null;
CREATE VIEW albums_search_words as select id, fold(name) as name, fold(details) as details from albums;
CREATE VIRTUAL TABLE albums_search using fts5(name, details, content='albums_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER albums_search_insert after insert on albums begin insert into albums_search (rowid, name, details)
    select id, name, details from albums_search_words where id in (new.id); end;
CREATE TRIGGER albums_search_delete before delete on albums begin insert into albums_search (albums_search, rowid, name, details)
    select 'delete', id, name, details from albums_search_words where id in (old.id); end;
CREATE TRIGGER albums_search_remove before update of name, details on albums begin insert into albums_search (albums_search, rowid, name, details)
    select 'delete', id, name, details from albums_search_words where id in (old.id); end;
CREATE TRIGGER albums_search_update after update of name, details on albums begin insert into albums_search (rowid, name, details)
    select id, name, details from albums_search_words where id in (new.id); end;
CREATE TRIGGER revision_albums_insert after insert on albums begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_albums_update after update on albums begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_albums_delete after delete on albums begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_albums after delete on albums when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('albums', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_albums after delete on albums begin
      delete from translations where kind = 'albums' and record = cast(old.id as text);
    end;
CREATE INDEX albums_by_date on albums (deleted_at, date, id);
CREATE TABLE photos (id integer primary key autoincrement, title text not null default '', description text not null default '', alt text not null default '', sha256 text not null default '', picture_id integer not null references pictures (id), album_id integer references albums (id) on delete set null, place integer not null default 0, moved_at text, moved_from integer, moved_place integer, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX photos_newest on photos (deleted_at, created_at, id);
CREATE INDEX photos_trash on photos (deleted_at, id) where deleted_at is not null;
CREATE VIEW photos_search_words as select id, fold(title) as title, fold(description) as description from photos;
CREATE VIRTUAL TABLE photos_search using fts5(title, description, content='photos_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER photos_search_insert after insert on photos begin insert into photos_search (rowid, title, description)
    select id, title, description from photos_search_words where id in (new.id); end;
CREATE TRIGGER photos_search_delete before delete on photos begin insert into photos_search (photos_search, rowid, title, description)
    select 'delete', id, title, description from photos_search_words where id in (old.id); end;
CREATE TRIGGER photos_search_remove before update of title, description on photos begin insert into photos_search (photos_search, rowid, title, description)
    select 'delete', id, title, description from photos_search_words where id in (old.id); end;
CREATE TRIGGER photos_search_update after update of title, description on photos begin insert into photos_search (rowid, title, description)
    select id, title, description from photos_search_words where id in (new.id); end;
CREATE TRIGGER revision_photos_insert after insert on photos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_photos_update after update on photos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_photos_delete after delete on photos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_photos after delete on photos when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('photos', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX photos_by_picture on photos (picture_id);
CREATE TRIGGER picture_photos_delete after delete on photos begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_photos_update after update of picture_id on photos
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_photos after delete on photos begin
      delete from translations where kind = 'photos' and record = cast(old.id as text);
    end;
CREATE INDEX photos_in_album on photos (album_id, place, id) where album_id is not null;
CREATE INDEX photos_moved on photos (moved_at) where moved_at is not null;
CREATE TABLE videos (id integer primary key autoincrement, title text not null default '', description text not null default '', duration text not null default '', category text not null default '', video_id text not null default '', picture_id integer not null references pictures (id), views integer, published_on text, position integer not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX videos_newest on videos (deleted_at, created_at, id);
CREATE INDEX videos_trash on videos (deleted_at, id) where deleted_at is not null;
CREATE VIEW videos_search_words as select id, fold(title) as title, fold(description) as description, fold(category) as category from videos;
CREATE VIRTUAL TABLE videos_search using fts5(title, description, category, content='videos_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER videos_search_insert after insert on videos begin insert into videos_search (rowid, title, description, category)
    select id, title, description, category from videos_search_words where id in (new.id); end;
CREATE TRIGGER videos_search_delete before delete on videos begin insert into videos_search (videos_search, rowid, title, description, category)
    select 'delete', id, title, description, category from videos_search_words where id in (old.id); end;
CREATE TRIGGER videos_search_remove before update of title, description, category on videos begin insert into videos_search (videos_search, rowid, title, description, category)
    select 'delete', id, title, description, category from videos_search_words where id in (old.id); end;
CREATE TRIGGER videos_search_update after update of title, description, category on videos begin insert into videos_search (rowid, title, description, category)
    select id, title, description, category from videos_search_words where id in (new.id); end;
CREATE TRIGGER revision_videos_insert after insert on videos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_videos_update after update on videos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_videos_delete after delete on videos begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_videos after delete on videos when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('videos', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX videos_by_picture on videos (picture_id);
CREATE TRIGGER picture_videos_delete after delete on videos begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_videos_update after update of picture_id on videos
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_videos after delete on videos begin
      delete from translations where kind = 'videos' and record = cast(old.id as text);
    end;
CREATE TABLE popups (id integer primary key autoincrement, title text not null default '', description text not null default '', link_label text not null default '', link_url text not null default '', picture_id integer not null references pictures (id), published_at text, ends_at text, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX popups_newest on popups (deleted_at, created_at, id);
CREATE INDEX popups_trash on popups (deleted_at, id) where deleted_at is not null;
CREATE INDEX popups_on_site on popups (deleted_at, ends_at, published_at, id);
CREATE VIEW popups_search_words as select id, fold(title) as title, fold(description) as description from popups;
CREATE VIRTUAL TABLE popups_search using fts5(title, description, content='popups_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER popups_search_insert after insert on popups begin insert into popups_search (rowid, title, description)
    select id, title, description from popups_search_words where id in (new.id); end;
CREATE TRIGGER popups_search_delete before delete on popups begin insert into popups_search (popups_search, rowid, title, description)
    select 'delete', id, title, description from popups_search_words where id in (old.id); end;
CREATE TRIGGER popups_search_remove before update of title, description on popups begin insert into popups_search (popups_search, rowid, title, description)
    select 'delete', id, title, description from popups_search_words where id in (old.id); end;
CREATE TRIGGER popups_search_update after update of title, description on popups begin insert into popups_search (rowid, title, description)
    select id, title, description from popups_search_words where id in (new.id); end;
CREATE TRIGGER revision_popups_insert after insert on popups begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_popups_update after update on popups begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_popups_delete after delete on popups begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_popups after delete on popups when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('popups', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX popups_by_picture on popups (picture_id);
CREATE TRIGGER picture_popups_delete after delete on popups begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_popups_update after update of picture_id on popups
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_popups after delete on popups begin
      delete from translations where kind = 'popups' and record = cast(old.id as text);
    end;
CREATE TABLE slides (id integer primary key autoincrement, title text not null default '', subtitle text not null default '', description text not null default '', picture_id integer not null references pictures (id), position integer not null, published_at text, ends_at text, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX slides_newest on slides (deleted_at, created_at, id);
CREATE INDEX slides_trash on slides (deleted_at, id) where deleted_at is not null;
CREATE INDEX slides_on_site on slides (deleted_at, ends_at, published_at, id);
CREATE TRIGGER revision_slides_insert after insert on slides begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_slides_update after update on slides begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_slides_delete after delete on slides begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_slides after delete on slides when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('slides', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX slides_by_picture on slides (picture_id);
CREATE TRIGGER picture_slides_delete after delete on slides begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_slides_update after update of picture_id on slides
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_slides after delete on slides begin
      delete from translations where kind = 'slides' and record = cast(old.id as text);
    end;
CREATE TABLE programs (id integer primary key autoincrement, title text not null default '', grades text not null default '', details text not null default '', subjects text not null default '', position integer not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX programs_newest on programs (deleted_at, created_at, id);
CREATE INDEX programs_trash on programs (deleted_at, id) where deleted_at is not null;
CREATE TRIGGER revision_programs_insert after insert on programs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_programs_update after update on programs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_programs_delete after delete on programs begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_programs after delete on programs when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('programs', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_programs after delete on programs begin
      delete from translations where kind = 'programs' and record = cast(old.id as text);
    end;
CREATE TRIGGER erased_texts_programs after delete on programs begin
      delete from text_versions where name = 'program:' || old.id or name like 'program:' || old.id || ':%';
    end;
CREATE TABLE amenities (id integer primary key autoincrement, label text not null default '', icon text not null default '', position integer not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX amenities_newest on amenities (deleted_at, created_at, id);
CREATE INDEX amenities_trash on amenities (deleted_at, id) where deleted_at is not null;
CREATE TRIGGER revision_amenities_insert after insert on amenities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_amenities_update after update on amenities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_amenities_delete after delete on amenities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_amenities after delete on amenities when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('amenities', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_amenities after delete on amenities begin
      delete from translations where kind = 'amenities' and record = cast(old.id as text);
    end;
CREATE TRIGGER erased_texts_amenities after delete on amenities begin
      delete from text_versions where name = 'amenity:' || old.id or name like 'amenity:' || old.id || ':%';
    end;
CREATE TABLE facility_cards (id integer primary key autoincrement, title text not null default '', description text not null default '', features text not null default '', opens text not null default '', picture_id integer not null references pictures (id), position integer not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX facility_cards_newest on facility_cards (deleted_at, created_at, id);
CREATE INDEX facility_cards_trash on facility_cards (deleted_at, id) where deleted_at is not null;
CREATE TRIGGER revision_facility_cards_insert after insert on facility_cards begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_facility_cards_update after update on facility_cards begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_facility_cards_delete after delete on facility_cards begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_facility_cards after delete on facility_cards when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('facility_cards', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE INDEX facility_cards_by_picture on facility_cards (picture_id);
CREATE TRIGGER picture_facility_cards_delete after delete on facility_cards begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER picture_facility_cards_update after update of picture_id on facility_cards
     when old.picture_id <> new.picture_id begin insert into pictures_to_check (picture_id) select old.picture_id
  where not exists (select 1 from pictures_to_check where picture_id = old.picture_id); end;
CREATE TRIGGER translations_facility_cards after delete on facility_cards begin
      delete from translations where kind = 'facility_cards' and record = cast(old.id as text);
    end;
CREATE TRIGGER erased_texts_facility_cards after delete on facility_cards begin
      delete from text_versions where name = 'facility card:' || old.id or name like 'facility card:' || old.id || ':%';
    end;
CREATE TABLE facilities (id integer primary key autoincrement, title text not null default '', lead text not null default '', details text not null default '', tags text not null default '', photos text not null default '', address text not null default '', menu_label text not null default '', beside text not null default '', beside_place text not null default '', footer_label text not null default '', sample_photos text not null default '', position integer not null, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX facilities_newest on facilities (deleted_at, created_at, id);
CREATE INDEX facilities_trash on facilities (deleted_at, id) where deleted_at is not null;
CREATE VIEW facilities_search_words as select id, fold(title) as title, fold(lead) as lead, fold(details) as details, fold(tags) as tags from facilities;
CREATE VIRTUAL TABLE facilities_search using fts5(title, lead, details, tags, content='facilities_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER facilities_search_insert after insert on facilities begin insert into facilities_search (rowid, title, lead, details, tags)
    select id, title, lead, details, tags from facilities_search_words where id in (new.id); end;
CREATE TRIGGER facilities_search_delete before delete on facilities begin insert into facilities_search (facilities_search, rowid, title, lead, details, tags)
    select 'delete', id, title, lead, details, tags from facilities_search_words where id in (old.id); end;
CREATE TRIGGER facilities_search_remove before update of title, lead, details, tags on facilities begin insert into facilities_search (facilities_search, rowid, title, lead, details, tags)
    select 'delete', id, title, lead, details, tags from facilities_search_words where id in (old.id); end;
CREATE TRIGGER facilities_search_update after update of title, lead, details, tags on facilities begin insert into facilities_search (rowid, title, lead, details, tags)
    select id, title, lead, details, tags from facilities_search_words where id in (new.id); end;
CREATE TRIGGER revision_facilities_insert after insert on facilities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_facilities_update after update on facilities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_facilities_delete after delete on facilities begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_facilities after delete on facilities when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('facilities', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_facilities after delete on facilities begin
      delete from translations where kind = 'facilities' and record = cast(old.id as text);
    end;
CREATE TRIGGER erased_texts_facilities after delete on facilities begin
      delete from text_versions where name = 'facility:' || old.id or name like 'facility:' || old.id || ':%';
    end;
CREATE INDEX facilities_by_address on facilities (address);
CREATE TABLE facility_addresses (
      address text primary key,
      facility_id integer not null references facilities (id) on delete cascade
    );
CREATE INDEX facility_addresses_by_facility on facility_addresses (facility_id);
CREATE TRIGGER facility_address_update after update of address on facilities
     when old.address <> new.address begin
      delete from facility_addresses where address in (old.address, new.address);
      insert into facility_addresses (address, facility_id) values (old.address, old.id);
    end;
CREATE TRIGGER facility_restored after update of deleted_at on facilities
     when new.deleted_at is null and exists (
      select 1 from facilities where address = new.address and deleted_at is null and id <> new.id)
     begin
      update facilities set address = new.address || '-' || new.id where id = new.id;
    end;
CREATE TRIGGER facility_cards_follow after update of address on facilities
     when old.address <> new.address begin
      update facility_cards set opens = '/' || new.address where opens = '/' || old.address;
      update settings
        set value = trim(replace(' ' || value || ' ', ' /' || old.address || ' ', ' /' || new.address || ' '))
        where name = 'hidden_menu';
    end;
CREATE TABLE disclosures (id integer primary key autoincrement, name text not null default '', url text not null default '', original_name text not null default '', page text not null default '', line text not null default '', number text not null default '', issued_by text not null default '', bytes integer not null, position integer not null, valid_from text, valid_until text, issued_on text, created_at text not null, updated_at text not null, deleted_at text, version integer not null default 1);
CREATE INDEX disclosures_newest on disclosures (deleted_at, created_at, id);
CREATE INDEX disclosures_trash on disclosures (deleted_at, id) where deleted_at is not null;
CREATE TRIGGER revision_disclosures_insert after insert on disclosures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_disclosures_update after update on disclosures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_disclosures_delete after delete on disclosures begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER erasure_disclosures after delete on disclosures when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('disclosures', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER translations_disclosures after delete on disclosures begin
      delete from translations where kind = 'disclosures' and record = cast(old.id as text);
    end;
CREATE INDEX disclosures_by_url on disclosures (url);
CREATE TRIGGER erased_file_disclosures after delete on disclosures when old.url like '/documents/%' begin
      insert into erased_files (name, erased_at) values (substr(old.url, 12), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE document_versions (
      id integer primary key autoincrement,
      disclosure_id integer not null references disclosures (id) on delete cascade,
      name text not null default '',
      page text not null default '',
      line text not null default '',
      number text not null default '',
      issued_by text not null default '',
      issued_on text,
      valid_until text,
      url text not null default '',
      bytes integer not null,
      deleted integer not null,
      since text not null
    );
CREATE INDEX document_versions_by_document on document_versions (disclosure_id, id);
CREATE TRIGGER version_disclosures_insert after insert on disclosures begin insert into document_versions (disclosure_id, name, page, line, number, issued_by, issued_on, valid_until, url, bytes, deleted, since)
    values (new.id, new.name, new.page, new.line, new.number, new.issued_by, new.issued_on, new.valid_until, new.url, new.bytes, new.deleted_at is not null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); end;
CREATE TRIGGER version_disclosures_update after update on disclosures
     when old.name is not new.name or old.page is not new.page or old.line is not new.line or old.number is not new.number or old.issued_by is not new.issued_by or old.issued_on is not new.issued_on or old.valid_until is not new.valid_until or old.url is not new.url or old.bytes is not new.bytes or (old.deleted_at is null) <> (new.deleted_at is null) begin insert into document_versions (disclosure_id, name, page, line, number, issued_by, issued_on, valid_until, url, bytes, deleted, since)
    values (new.id, new.name, new.page, new.line, new.number, new.issued_by, new.issued_on, new.valid_until, new.url, new.bytes, new.deleted_at is not null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); end;
CREATE TABLE document_addresses (
      url text primary key,
      disclosure_id integer not null references disclosures (id) on delete cascade
    );
CREATE INDEX document_addresses_by_document on document_addresses (disclosure_id);
CREATE TRIGGER document_address_update after update of url on disclosures when old.url <> new.url begin
      delete from document_addresses where url in (old.url, new.url);
      insert into document_addresses (url, disclosure_id) values (old.url, old.id);
    end;
CREATE TRIGGER erased_file_document_addresses after delete on document_addresses when old.url like '/documents/%' begin
      insert into erased_files (name, erased_at) values (substr(old.url, 12), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE appendix_values (
      id integer primary key autoincrement,
      line text not null,
      value text not null default '',
      reason text not null default '',
      source text not null,
      saved_at text not null
    );
CREATE INDEX appendix_values_by_line on appendix_values (line, id);
CREATE TABLE annual_reports (
      year integer not null primary key,
      sent_on text not null,
      saved_by text not null,
      saved_at text not null
    );
CREATE TRIGGER revision_appendix_values_insert after insert on appendix_values begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_appendix_values_update after update on appendix_values begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_appendix_values_delete after delete on appendix_values begin update content_revision set revision = revision + 1; end;
CREATE TABLE document_checks (
      disclosure_id integer primary key references disclosures (id) on delete cascade,
      url text not null,
      sha256 text not null default '',
      bytes integer not null,
      pages integer,
      problem text not null default '',
      checked_at text not null
    );
CREATE TABLE checked_links (
      url text not null primary key,
      page text not null,
      own integer not null,
      problem text not null default '',
      failures integer not null default 0,
      off integer not null default 0,
      checked_at text,
      next_at text not null default ''
    );
CREATE INDEX checked_links_due on checked_links (next_at) where own = 0 and off = 0;
CREATE TABLE check_runs (name text not null primary key, day text not null, finished_at text not null);
CREATE TABLE transfer_certificates (
      id integer primary key autoincrement,
      number text not null,
      number_folded text not null,
      born_on text not null,
      file_name text not null unique,
      file_size integer not null,
      sha256 text not null,
      scan text not null,
      created_at text not null
    );
CREATE UNIQUE INDEX transfer_certificates_by_number on transfer_certificates (number_folded, born_on);
CREATE TABLE certificate_tries (
      id integer primary key autoincrement,
      number_key text not null,
      at text not null
    );
CREATE INDEX certificate_tries_by_number on certificate_tries (number_key, at);
CREATE INDEX certificate_tries_by_time on certificate_tries (at);
CREATE TABLE closed_certificates (number_key text primary key, closed_at text not null);
CREATE VIEW transfer_certificates_search_words as select id, fold(number) as number, fold(number_folded) as number_folded from transfer_certificates;
CREATE VIRTUAL TABLE transfer_certificates_search using fts5(number, number_folded, content='transfer_certificates_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER transfer_certificates_search_insert after insert on transfer_certificates begin insert into transfer_certificates_search (rowid, number, number_folded)
    select id, number, number_folded from transfer_certificates_search_words where id in (new.id); end;
CREATE TRIGGER transfer_certificates_search_delete before delete on transfer_certificates begin insert into transfer_certificates_search (transfer_certificates_search, rowid, number, number_folded)
    select 'delete', id, number, number_folded from transfer_certificates_search_words where id in (old.id); end;
CREATE TRIGGER transfer_certificates_search_remove before update of number, number_folded on transfer_certificates begin insert into transfer_certificates_search (transfer_certificates_search, rowid, number, number_folded)
    select 'delete', id, number, number_folded from transfer_certificates_search_words where id in (old.id); end;
CREATE TRIGGER transfer_certificates_search_update after update of number, number_folded on transfer_certificates begin insert into transfer_certificates_search (rowid, number, number_folded)
    select id, number, number_folded from transfer_certificates_search_words where id in (new.id); end;
CREATE TRIGGER erasure_transfer_certificates after delete on transfer_certificates when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('transfer_certificates', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_transfer_certificates after delete on transfer_certificates when true begin
      insert into erased_files (name, erased_at) values (old.file_name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TABLE messages (
      id integer primary key autoincrement,
      form text not null default 'contact',
      first_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      email text not null default '',
      message text not null,
      language text not null default '',
      created_at text not null,
      read_at text,
      answered_at text,
      answered_by text not null default '',
      answer_note text not null default ''
    );
CREATE INDEX messages_by_form on messages (form, id);
CREATE INDEX messages_unread on messages (id) where read_at is null;
CREATE INDEX messages_unanswered on messages (id, created_at) where answered_at is null;
CREATE VIEW messages_search_words as select id, fold(first_name) as first_name, fold(last_name) as last_name, fold(phone) as phone, fold(email) as email, fold(message) as message from messages;
CREATE VIRTUAL TABLE messages_search using fts5(first_name, last_name, phone, email, message, content='messages_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER messages_search_insert after insert on messages begin insert into messages_search (rowid, first_name, last_name, phone, email, message)
    select id, first_name, last_name, phone, email, message from messages_search_words where id in (new.id); end;
CREATE TRIGGER messages_search_delete before delete on messages begin insert into messages_search (messages_search, rowid, first_name, last_name, phone, email, message)
    select 'delete', id, first_name, last_name, phone, email, message from messages_search_words where id in (old.id); end;
CREATE TRIGGER messages_search_remove before update of first_name, last_name, phone, email, message on messages begin insert into messages_search (messages_search, rowid, first_name, last_name, phone, email, message)
    select 'delete', id, first_name, last_name, phone, email, message from messages_search_words where id in (old.id); end;
CREATE TRIGGER messages_search_update after update of first_name, last_name, phone, email, message on messages begin insert into messages_search (rowid, first_name, last_name, phone, email, message)
    select id, first_name, last_name, phone, email, message from messages_search_words where id in (new.id); end;
CREATE TRIGGER erasure_messages after delete on messages when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('messages', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER tally_unread_messages_insert after insert on messages begin update tallies set value = value + (new.read_at is null) where name = 'unread_messages'; end;
CREATE TRIGGER tally_unread_messages_delete after delete on messages begin update tallies set value = value + -(old.read_at is null) where name = 'unread_messages'; end;
CREATE TRIGGER tally_unread_messages_update after update on messages when (new.read_at is null) <> (old.read_at is null)
     begin update tallies set value = value + (new.read_at is null) - (old.read_at is null) where name = 'unread_messages'; end;
CREATE TRIGGER tally_unanswered_messages_insert after insert on messages begin update tallies set value = value + (new.answered_at is null) where name = 'unanswered_messages'; end;
CREATE TRIGGER tally_unanswered_messages_delete after delete on messages begin update tallies set value = value + -(old.answered_at is null) where name = 'unanswered_messages'; end;
CREATE TRIGGER tally_unanswered_messages_update after update on messages when (new.answered_at is null) <> (old.answered_at is null)
     begin update tallies set value = value + (new.answered_at is null) - (old.answered_at is null) where name = 'unanswered_messages'; end;
CREATE TABLE outgoing_mails (
      id integer primary key autoincrement,
      message_id integer not null references messages (id) on delete cascade,
      attempts integer not null,
      next_attempt_at text not null,
      last_error text not null default '',
      sent_at text
    );
CREATE INDEX outgoing_mails_due on outgoing_mails (sent_at, next_attempt_at);
CREATE TABLE reply_templates (
      id integer primary key autoincrement,
      name text not null,
      text text not null default '',
      updated_at text not null
    );
CREATE TABLE resumes (
      id integer primary key autoincrement,
      number text,
      name text not null default '',
      phone text not null default '',
      email text not null default '',
      post text not null default '',
      status text not null default 'new',
      note text not null default '',
      language text not null default '',
      original_name text not null,
      file_name text not null unique,
      file_type text not null,
      file_size integer not null,
      scan text not null default 'none',
      uploaded_at text not null,
      received_at text,
      erase_on text
    );
CREATE UNIQUE INDEX resumes_by_number on resumes (number) where number is not null;
CREATE INDEX resumes_newest on resumes (uploaded_at, id);
CREATE INDEX resumes_by_arrival on resumes (received_at);
CREATE INDEX resumes_by_status on resumes (status, id);
CREATE INDEX resumes_by_post on resumes (post, id);
CREATE INDEX resumes_to_erase on resumes (erase_on, id) where erase_on is not null;
CREATE VIEW resumes_search_words as select id, fold(original_name) as original_name, fold(name) as name, fold(phone) as phone, fold(email) as email, fold(post) as post from resumes;
CREATE VIRTUAL TABLE resumes_search using fts5(original_name, name, phone, email, post, content='resumes_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER resumes_search_insert after insert on resumes begin insert into resumes_search (rowid, original_name, name, phone, email, post)
    select id, original_name, name, phone, email, post from resumes_search_words where id in (new.id); end;
CREATE TRIGGER resumes_search_delete before delete on resumes begin insert into resumes_search (resumes_search, rowid, original_name, name, phone, email, post)
    select 'delete', id, original_name, name, phone, email, post from resumes_search_words where id in (old.id); end;
CREATE TRIGGER resumes_search_remove before update of original_name, name, phone, email, post on resumes begin insert into resumes_search (resumes_search, rowid, original_name, name, phone, email, post)
    select 'delete', id, original_name, name, phone, email, post from resumes_search_words where id in (old.id); end;
CREATE TRIGGER resumes_search_update after update of original_name, name, phone, email, post on resumes begin insert into resumes_search (rowid, original_name, name, phone, email, post)
    select id, original_name, name, phone, email, post from resumes_search_words where id in (new.id); end;
CREATE TRIGGER erasure_resumes after delete on resumes when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('resumes', old.id, old.uploaded_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_resumes after delete on resumes when true begin
      insert into erased_files (name, erased_at) values (old.file_name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER tally_resumes_insert after insert on resumes begin update tallies set value = value + 1 where name = 'resumes'; end;
CREATE TRIGGER tally_resumes_delete after delete on resumes begin update tallies set value = value + -1 where name = 'resumes'; end;
CREATE TABLE subscribers (
      id integer primary key autoincrement,
      email text not null unique,
      token text not null unique,
      language text not null default '',
      created_at text not null,
      asked_at text,
      confirmed_at text,
      bounced_at text
    );
CREATE INDEX subscribers_asked on subscribers (asked_at)
     where confirmed_at is null and asked_at is not null;
CREATE VIEW subscribers_search_words as select id, fold(email) as email from subscribers;
CREATE VIRTUAL TABLE subscribers_search using fts5(email, content='subscribers_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER subscribers_search_insert after insert on subscribers begin insert into subscribers_search (rowid, email)
    select id, email from subscribers_search_words where id in (new.id); end;
CREATE TRIGGER subscribers_search_delete before delete on subscribers begin insert into subscribers_search (subscribers_search, rowid, email)
    select 'delete', id, email from subscribers_search_words where id in (old.id); end;
CREATE TRIGGER subscribers_search_remove before update of email on subscribers begin insert into subscribers_search (subscribers_search, rowid, email)
    select 'delete', id, email from subscribers_search_words where id in (old.id); end;
CREATE TRIGGER subscribers_search_update after update of email on subscribers begin insert into subscribers_search (rowid, email)
    select id, email from subscribers_search_words where id in (new.id); end;
CREATE TRIGGER erasure_subscribers after delete on subscribers when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('subscribers', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER tally_subscribers_insert after insert on subscribers begin update tallies set value = value + 1 where name = 'subscribers'; end;
CREATE TRIGGER tally_subscribers_delete after delete on subscribers begin update tallies set value = value + -1 where name = 'subscribers'; end;
CREATE TABLE newsletter_issues (
      id integer primary key autoincrement,
      day text not null unique,
      notices integer not null,
      recipients integer not null default 0,
      created_at text not null
    );
CREATE TABLE newsletter_notices (
      notice_id integer primary key references notices (id) on delete cascade,
      issue_id integer references newsletter_issues (id) on delete set null
    );
CREATE INDEX newsletter_notices_by_issue on newsletter_notices (issue_id);
CREATE TABLE newsletter_sends (
      id integer primary key autoincrement,
      issue_id integer not null references newsletter_issues (id) on delete cascade,
      subscriber_id integer references subscribers (id) on delete set null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at text not null,
      claimed_at text,
      last_error text not null default '',
      constraint newsletter_sends_once unique (issue_id, subscriber_id)
    );
CREATE INDEX newsletter_sends_due on newsletter_sends (state, id);
CREATE INDEX newsletter_sends_by_subscriber on newsletter_sends (subscriber_id);
CREATE TABLE take_downs (
      id integer primary key autoincrement,
      kind text not null,
      record_id integer not null,
      name text not null,
      relation text not null,
      phone text not null default '',
      email text not null default '',
      reason text not null default '',
      language text not null default '',
      state text not null,
      created_at text not null,
      decided_at text,
      decided_by text not null default ''
    );
CREATE INDEX take_downs_by_record on take_downs (kind, record_id, state);
CREATE INDEX take_downs_open on take_downs (id) where state in ('hidden', 'waiting');
CREATE VIEW take_downs_search_words as select id, fold(name) as name, fold(phone) as phone, fold(email) as email, fold(reason) as reason from take_downs;
CREATE VIRTUAL TABLE take_downs_search using fts5(name, phone, email, reason, content='take_downs_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER take_downs_search_insert after insert on take_downs begin insert into take_downs_search (rowid, name, phone, email, reason)
    select id, name, phone, email, reason from take_downs_search_words where id in (new.id); end;
CREATE TRIGGER take_downs_search_delete before delete on take_downs begin insert into take_downs_search (take_downs_search, rowid, name, phone, email, reason)
    select 'delete', id, name, phone, email, reason from take_downs_search_words where id in (old.id); end;
CREATE TRIGGER take_downs_search_remove before update of name, phone, email, reason on take_downs begin insert into take_downs_search (take_downs_search, rowid, name, phone, email, reason)
    select 'delete', id, name, phone, email, reason from take_downs_search_words where id in (old.id); end;
CREATE TRIGGER take_downs_search_update after update of name, phone, email, reason on take_downs begin insert into take_downs_search (rowid, name, phone, email, reason)
    select id, name, phone, email, reason from take_downs_search_words where id in (new.id); end;
CREATE TRIGGER erasure_take_downs after delete on take_downs when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('take_downs', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER take_down_photos_back after update of deleted_at on photos
       when old.deleted_at is not null and new.deleted_at is null begin
        update take_downs set state = 'restored', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where kind = 'photo' and record_id = old.id and state = 'hidden';
      end;
CREATE TRIGGER take_down_photos_erased after delete on photos begin
        update take_downs set state = 'erased', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        where kind = 'photo' and record_id = old.id and state in ('hidden', 'waiting');
      end;
CREATE TRIGGER take_down_toppers_back after update of deleted_at on toppers
       when old.deleted_at is not null and new.deleted_at is null begin
        update take_downs set state = 'restored', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where kind = 'topper' and record_id = old.id and state = 'hidden';
      end;
CREATE TRIGGER take_down_toppers_erased after delete on toppers begin
        update take_downs set state = 'erased', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        where kind = 'topper' and record_id = old.id and state in ('hidden', 'waiting');
      end;
CREATE TRIGGER take_down_testimonials_back after update of deleted_at on testimonials
       when old.deleted_at is not null and new.deleted_at is null begin
        update take_downs set state = 'restored', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where kind = 'testimonial' and record_id = old.id and state = 'hidden';
      end;
CREATE TRIGGER take_down_testimonials_erased after delete on testimonials begin
        update take_downs set state = 'erased', decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        where kind = 'testimonial' and record_id = old.id and state in ('hidden', 'waiting');
      end;
CREATE TABLE consents (
      id integer primary key autoincrement,
      kind text not null,
      record_id integer not null,
      given_by text not null,
      of_whom text not null default '',
      given_on text not null,
      for_site integer not null default 0,
      for_newsletter integer not null default 0,
      for_print integer not null default 0,
      valid_until text not null default '',
      note text not null default '',
      slip text not null default '',
      slip_name text not null default '',
      created_at text not null,
      created_by text not null default ''
    );
CREATE INDEX consents_by_record on consents (kind, record_id, for_site, valid_until);
CREATE INDEX consents_by_slip on consents (slip);
CREATE TRIGGER revision_consents_insert after insert on consents begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_consents_update after update on consents begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER revision_consents_delete after delete on consents begin update content_revision set revision = revision + 1; end;
CREATE VIEW consents_search_words as select id, fold(given_by) as given_by, fold(of_whom) as of_whom, fold(note) as note from consents;
CREATE VIRTUAL TABLE consents_search using fts5(given_by, of_whom, note, content='consents_search_words', content_rowid='id', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix='1 2 3 4 5 6 7 8 9 10');
CREATE TRIGGER consents_search_insert after insert on consents begin insert into consents_search (rowid, given_by, of_whom, note)
    select id, given_by, of_whom, note from consents_search_words where id in (new.id); end;
CREATE TRIGGER consents_search_delete before delete on consents begin insert into consents_search (consents_search, rowid, given_by, of_whom, note)
    select 'delete', id, given_by, of_whom, note from consents_search_words where id in (old.id); end;
CREATE TRIGGER consents_search_remove before update of given_by, of_whom, note on consents begin insert into consents_search (consents_search, rowid, given_by, of_whom, note)
    select 'delete', id, given_by, of_whom, note from consents_search_words where id in (old.id); end;
CREATE TRIGGER consents_search_update after update of given_by, of_whom, note on consents begin insert into consents_search (rowid, given_by, of_whom, note)
    select id, given_by, of_whom, note from consents_search_words where id in (new.id); end;
CREATE TRIGGER erasure_consents after delete on consents when true begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('consents', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER erased_file_consents after delete on consents when old.slip <> '' begin
      insert into erased_files (name, erased_at) values (old.slip, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end;
CREATE TRIGGER consents_of_photos after delete on photos begin
        delete from consents where kind = 'photo' and record_id = old.id;
      end;
CREATE TRIGGER consents_of_albums after delete on albums begin
        delete from consents where kind = 'album' and record_id = old.id;
      end;
CREATE TRIGGER consents_of_toppers after delete on toppers begin
        delete from consents where kind = 'topper' and record_id = old.id;
      end;
CREATE TRIGGER consents_of_testimonials after delete on testimonials begin
        delete from consents where kind = 'testimonial' and record_id = old.id;
      end;
CREATE TABLE alert_mails (
      id integer primary key autoincrement,
      key text not null unique,
      recipient text not null default '',
      resume_id integer references resumes (id) on delete cascade,
      subscriber_id integer references subscribers (id) on delete cascade,
      subject text not null,
      text text not null,
      created_at text not null,
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text not null default '',
      sent_at text
    );
insert into albums_search (albums_search, rank) values ('secure-delete', 1);
insert into calendar_entries_search (calendar_entries_search, rank) values ('secure-delete', 1);
insert into consents_search (consents_search, rank) values ('secure-delete', 1);
insert into facilities_search (facilities_search, rank) values ('secure-delete', 1);
insert into faculty_search (faculty_search, rank) values ('secure-delete', 1);
insert into jobs_search (jobs_search, rank) values ('secure-delete', 1);
insert into messages_search (messages_search, rank) values ('secure-delete', 1);
insert into notices_search (notices_search, rank) values ('secure-delete', 1);
insert into photos_search (photos_search, rank) values ('secure-delete', 1);
insert into popups_search (popups_search, rank) values ('secure-delete', 1);
insert into resumes_search (resumes_search, rank) values ('secure-delete', 1);
insert into subscribers_search (subscribers_search, rank) values ('secure-delete', 1);
insert into take_downs_search (take_downs_search, rank) values ('secure-delete', 1);
insert into testimonials_search (testimonials_search, rank) values ('secure-delete', 1);
insert into toppers_search (toppers_search, rank) values ('secure-delete', 1);
insert into transfer_certificates_search (transfer_certificates_search, rank) values ('secure-delete', 1);
insert into translations_search (translations_search, rank) values ('secure-delete', 1);
insert into videos_search (videos_search, rank) values ('secure-delete', 1);
insert into content_revision (revision) values (1);
insert into tallies (name, value) values ('lasting_notices', 0);
insert into tallies (name, value) values ('unread_messages', 0);
insert into tallies (name, value) values ('unanswered_messages', 0);
insert into tallies (name, value) values ('resumes', 0);
insert into tallies (name, value) values ('subscribers', 0);
insert into starter_marks (source, key) values ('settings', 'logo');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
