// Made from schemas/operation/companyList.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.partnerId === undefined) && (missing0 = "partnerId")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.partnerId !== undefined){
if(true !== data.partnerId){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account"}});
errors++;
}
if(data.account !== undefined){
let data1 = data.account;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.net === undefined) && (missing1 = "net")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.net !== undefined){
if(true !== data.net){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.netName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "netName"}});
errors++;
}
if(data.netName !== undefined){
let data3 = data.netName;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "partnerId") || (key0 === "partnerKey")) || (key0 === "net")) || (key0 === "account")) || (key0 === "password")) || (key0 === "netName")) || (key0 === "sort")) || (key0 === "status"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account !== undefined){
let data4 = data.account;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"type",params:{}});
errors++;
}
const _errs18 = errors;
let valid8 = true;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(func0(data4) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid2 = _errs21 === errors;
valid8 = _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.password !== undefined){
let data5 = data.password;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{}});
errors++;
}
const _errs24 = errors;
let valid9 = true;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid3 = _errs27 === errors;
valid9 = _valid3;
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.netName !== undefined){
let data6 = data.netName;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"type",params:{}});
errors++;
}
const _errs30 = errors;
let valid10 = true;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data6 === "string"){
if(func0(data6) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs33 = errors;
if(typeof data6 === "string"){
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid4 = _errs33 === errors;
valid10 = _valid4;
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/netName",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.sort !== undefined){
let data7 = data.sort;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.status !== undefined){
let data8 = data.status;
if(!((data8 === true) || (data8 === false))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
