/** Finds, or where that is allowed installs, the Chromium that the end-to-end tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { canInstall, findProgram, installPackages } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macOs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

const installed = () => findProgram(names, macOs);

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** Without a Chinese font every text is a row of boxes of another width, and tests that measure fail. */
function proveFont() {
  const fonts = spawnSync('fc-list', [':lang=zh']);
  if (fonts.status === 0 && fonts.stdout.length === 0) console.warn('没有中文字体，量尺寸的测试会失败：请安装 Debian 软件包 fonts-noto-cjk');
}

/**
 * Path of a Chromium: `CHROMIUM`, else an installed one, else Debian's packages when root there and CI is set,
 * else the npm package @sparticuz/chromium, kept in `.cache`.
 * @throws Error that says what to install.
 */
export async function findChromium() {
  if (process.env.CHROMIUM) {
    if (existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new Error(`CHROMIUM 指向的文件不存在：${process.env.CHROMIUM}`);
  }
  const present = installed();
  if (present) {
    proveFont();
    return present;
  }
  if (process.env.CI && canInstall()) {
    installPackages('chromium', 'fonts-noto-cjk');
    const found = installed();
    if (found) return found;
  }
  const folder = join(root, '.cache', 'chromium');
  if (run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '@sparticuz/chromium'])) {
    const { createRequire } = await import('node:module');
    const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
    const module = await import(entry);
    return await module.default.executablePath();
  }
  throw new Error('没有找到 Chromium：请安装 Debian 软件包 chromium 与 fonts-noto-cjk，或用环境变量 CHROMIUM 指定可执行文件');
}
