@echo off
rem Runs Parlor in a terminal on Windows; see the file "parlor" for what it does and why.
setlocal
set "home=%~dp0"
set "home=%home:~0,-1%"
set "module=terminal"
if "%~1"=="bench" set "module=tools\bench"
if not exist "%home%\%module%\pom.xml" (
  echo parlor: there are no benchmarks in this copy 1>&2
  exit /b 2
)

set "java=java"
set "javac=javac"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME set "javac=%JAVA_HOME%\bin\javac.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo parlor: needs a JDK 17 or newer; set JAVA_HOME to one 1>&2
  exit /b 2
)

set "stamp=%home%\%module%\target\parlor.stamp"
powershell -NoProfile -Command "$s = Get-Item -LiteralPath $env:stamp -ErrorAction SilentlyContinue; if (-not $s) { exit 1 }; $n = Get-ChildItem -LiteralPath $env:home -Recurse -File -ErrorAction SilentlyContinue | Where-Object { $_.LastWriteTime -gt $s.LastWriteTime -and ($_.Name -eq 'pom.xml' -or $_.FullName -match '\\src\\main\\') -and $_.FullName -notmatch '\\target\\' } | Select-Object -First 1; if ($n) { exit 1 }; exit 0"
if not errorlevel 1 goto run

for /f "tokens=2 delims=. " %%v in ('"%javac%" -version 2^>^&1') do set "version=%%v"
if not defined version set "version=0"
if %version% LSS 17 (
  echo parlor: needs a JDK 17 or newer with javac; set JAVA_HOME to one 1>&2
  exit /b 2
)
where mvn >nul 2>&1
if errorlevel 1 (
  echo parlor: needs Maven to build itself; put mvn on the PATH 1>&2
  exit /b 2
)
echo parlor: building ^(a minute on first use, seconds later^) ... 1>&2
if not exist "%home%\target" mkdir "%home%\target"
pushd "%home%"
call mvn -B -q -Dquick -Dmaven.test.skip=true -Dmdep.analyze.skip=true -pl %module:\=/% -am package >"%home%\target\parlor-build.log" 2>&1
set "built=%errorlevel%"
popd
if not "%built%"=="0" (
  type "%home%\target\parlor-build.log" 1>&2
  echo parlor: the build failed; its messages are above 1>&2
  exit /b 2
)
echo built>"%stamp%"

:run
if "%module%"=="terminal" (
  set "PARLOR_PERSON=1"
  "%java%" -XX:+UseSerialGC -jar "%home%\terminal\target\parlor.jar" %*
  goto end
)
"%java%" -cp "%home%\tools\bench\target\classes;%home%\tools\bench\target\lib\*" dev.parlor.bench.Bench %2 %3 %4 %5 %6 %7 %8 %9
:end
exit /b %errorlevel%
