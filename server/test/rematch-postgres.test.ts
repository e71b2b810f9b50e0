// The same once more on PostgreSQL.
process.env['TEST_DATABASE'] = 'postgres';
await import('./rematch.test.ts');
