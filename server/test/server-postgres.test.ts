// Everything two people do at a table, once more on PostgreSQL.
process.env['TEST_DATABASE'] = 'postgres';
await import('./server.test.ts');
