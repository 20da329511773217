// As where the native library does not load.
process.exit(1);
