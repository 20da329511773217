-- Content of a site at 1.0.0, for tests/unit/upgrade.test.ts.
insert into kysely_migration (name, timestamp) values ('0001_baseline', '2026-11-25T00:00:00.000Z');
insert into site_identity (id, identity, sample_content, has_facilities, created_at)
  values (1, 'b0a4cf0e-6d1c-4c5f-9a43-0c1f1e0c7c11', 'done', 1, '2026-01-02T03:04:05.678Z');
insert into staff (username, password_hash, role, created_at)
  values ('clerk', 'x', 'editor', '2026-01-02T03:04:05.678Z');
insert into parked_forms (id, staff_id, path, fields, created_at)
  values ('p', 1, '/dashboard/add-notice', 'title=x&details=y', '2026-01-02T03:04:05.678Z');
insert into activity (at, staff_name, verb, subject) values ('2026-01-02T03:04:05.678Z', 'clerk', 'added', 'x');
insert into settings (name, value) values ('motto', 'Learn');
insert into texts (name, language, value, version, is_sample, updated_at)
  values ('about', 'en', 'Under the tree', 1, 0, '2026-01-02T03:04:05.678Z');
insert into pictures (stem, width, height, created_at) values ('x', 8, 6, '2026-01-02T03:04:05.678Z');
insert into notices (title, details, date, category, priority, published_at, created_at, updated_at)
  values ('Water', 'Tanks', '2026-01-02', 'facility', 'high', '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z',
    '2026-01-02T03:04:05.678Z');
insert into notice_files (notice_id, staff_id, document, slug, title, bytes, position, created_at)
  values (1, 1, 'plan.pdf', 'plan', 'Plan', 9, 1, '2026-01-02T03:04:05.678Z');
insert into translations (kind, record, field, language, words, updated_at)
  values ('notices', '1', 'title', 'hi', 'पानी', '2026-01-02T03:04:05.678Z');
insert into calendar_entries (date, last_date, title, kind, created_at, updated_at)
  values ('2026-01-02', '2026-01-02', 'Sports day', 'event', '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z');
insert into photos (title, picture_id, created_at, updated_at)
  values ('Assembly', 1, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z');
insert into consents (kind, record_id, given_by, given_on, for_site, created_at)
  values ('photo', 1, 'Rina Das', '2026-01-02', 1, '2026-01-02T03:04:05.678Z');
insert into disclosures (name, url, bytes, position, created_at, updated_at)
  values ('Fee', '/documents/fee.pdf', 9, 1, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z');
insert into messages (message, created_at) values ('Hello', '2026-01-02T03:04:05.678Z');
insert into resumes (original_name, file_name, file_type, file_size, uploaded_at, received_at)
  values ('Asha.pdf', 'asha.pdf', 'application/pdf', 9, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z');
insert into subscribers (email, token, created_at) values ('a@b.example', 't', '2026-01-02T03:04:05.678Z');
